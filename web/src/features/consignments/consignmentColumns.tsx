import { labels } from '../../../../server/src/domain/enums';
import type { ConsignmentRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/columns';
import { EnumTag, enumLabel } from '../../ui/EnumTag';
import { Identifier } from '../../ui/Identifier';
import { RowButton } from '../../ui/RowButton';

type Row = ConsignmentRowFragment;

const awbNo: Column<Row> = {
  key: 'awbNo',
  title: 'Awb No',
  value: (row) => row.awbNo,
  sortBy: 'awbNo',
  fit: 'identifier',
  card: 'title',
};

const others: readonly Column<Row>[] = [
  {
    key: 'bookingDate',
    title: 'Date',
    value: (row) => row.bookingDate,
    kind: 'date',
    sortBy: 'bookingDate',
    card: 'note',
  },
  { key: 'vendor', title: 'Vendor', value: (row) => row.vendor?.name, sortBy: 'vendor', width: 92 },
  { key: 'sender', title: 'Sender', value: (row) => row.sender?.company, sortBy: 'sender', width: 96 },
  { key: 'receiver', title: 'Receiver', value: (row) => row.receiver, sortBy: 'receiver', width: 96, card: 'text' },
  {
    key: 'deliveryCity',
    title: 'Delivery City',
    value: (row) => row.deliveryCity?.name,
    sortBy: 'deliveryCity',
    width: 90,
    card: 'place',
  },
  {
    key: 'serviceType',
    title: 'Service',
    value: (row) => labels.ServiceType[row.serviceType],
    sortBy: 'serviceType',
    fit: 'whole',
  },
  {
    key: 'parcelType',
    title: 'Type',
    value: (row) => labels.ParcelType[row.parcelType],
    sortBy: 'parcelType',
    fit: 'whole',
  },
  { key: 'packet', title: 'Packet', value: (row) => row.packet, kind: 'number', sortBy: 'packet' },
  {
    key: 'chargeableWeight',
    title: 'Wt.',
    value: (row) => row.chargeableWeight,
    kind: 'weight',
    sortBy: 'chargeableWeight',
  },
  {
    key: 'customerAmount',
    title: 'Amount',
    value: (row) => row.customerAmount,
    kind: 'money',
    sortBy: 'customerAmount',
  },
  {
    key: 'paymentMode',
    title: 'Mode',
    value: (row) => labels.PaymentMode[row.paymentMode],
    sortBy: 'paymentMode',
    fit: 'whole',
  },
  {
    key: 'paymentStatus',
    title: 'Payment',
    value: (row) => enumLabel({ of: 'PaymentStatus', value: row.paymentStatus }),
    render: (row) => <EnumTag of="PaymentStatus" value={row.paymentStatus} />,
    sortBy: 'paymentStatus',
  },
  {
    key: 'deliveryStatus',
    title: 'Delivery Status',
    value: (row) => enumLabel({ of: 'DeliveryStatus', value: row.deliveryStatus }),
    render: (row) => <EnumTag of="DeliveryStatus" value={row.deliveryStatus} />,
    sortBy: 'deliveryStatus',
    card: 'state',
  },
];

/** Table columns. Memoise the result. Clicking the AWB number opens the consignment. */
export const consignmentColumns = (open: (row: Row) => void): readonly Column<Row>[] => [
  {
    ...awbNo,
    render: (row) => (
      <RowButton onClick={() => open(row)}>
        <Identifier text={row.awbNo} />
      </RowButton>
    ),
  },
  ...others,
];

/** Columns of the Excel file: those of the table and more. */
export const consignmentFileColumns: readonly Column<Row>[] = [
  awbNo,
  ...others,
  { key: 'actualWeight', title: 'Actual Wt.', value: (row) => row.actualWeight, kind: 'weight' },
  { key: 'vendorAmount', title: 'Vendor Amount', value: (row) => row.vendorAmount, kind: 'money' },
  { key: 'vppAmount', title: 'VPP Amount', value: (row) => row.vppAmount, kind: 'money' },
  { key: 'vppCommission', title: 'VPP Commission', value: (row) => row.vppCommission, kind: 'money' },
  { key: 'insuranceCommission', title: 'Ins Commission', value: (row) => row.insuranceCommission, kind: 'money' },
  { key: 'deliveryDate', title: 'Delivery Date', value: (row) => row.deliveryDate, kind: 'date' },
  { key: 'isApproved', title: 'Approved', value: (row) => (row.isApproved ? 'Yes' : 'No') },
];
