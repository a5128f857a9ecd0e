import { labels } from '../../../../server/src/domain/enums';
import type { CargoRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/columns';
import { EnumTag, enumLabel } from '../../ui/EnumTag';
import { Identifier } from '../../ui/Identifier';
import { RowButton } from '../../ui/RowButton';

type Row = CargoRowFragment;

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
  { key: 'cargo', title: 'Cargo Name', value: (row) => row.cargo?.name, sortBy: 'cargo', width: 180 },
  { key: 'sender', title: 'Sender', value: (row) => row.sender?.company, sortBy: 'sender', width: 200 },
  {
    key: 'receiver',
    title: 'Receiver',
    value: (row) => row.receiver?.company,
    sortBy: 'receiver',
    width: 200,
    card: 'text',
  },
  {
    key: 'chargeableWeight',
    title: 'Wt.',
    value: (row) => row.chargeableWeight,
    kind: 'weight',
    sortBy: 'chargeableWeight',
  },
  {
    key: 'toPayAmount',
    title: 'Amount (₹)',
    value: (row) => row.toPayAmount,
    kind: 'money',
    sortBy: 'toPayAmount',
    card: 'place',
  },
  {
    key: 'paymentStatus',
    title: 'Payment',
    value: (row) => enumLabel({ of: 'PaymentStatus', value: row.paymentStatus }),
    render: (row) => <EnumTag of="PaymentStatus" value={row.paymentStatus} />,
    sortBy: 'paymentStatus',
    card: 'state',
  },
];

/** Table columns. Memoise the result. Clicking the AWB number opens the consignment. */
export const cargoColumns = (open: (row: Row) => void): readonly Column<Row>[] => [
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
export const cargoFileColumns: readonly Column<Row>[] = [
  awbNo,
  ...others,
  { key: 'serviceType', title: 'Service Type', value: (row) => labels.ServiceType[row.serviceType] },
  { key: 'paymentMode', title: 'Payment Mode', value: (row) => labels.PaymentMode[row.paymentMode] },
  { key: 'packet', title: 'Packet', value: (row) => row.packet, kind: 'number' },
  { key: 'actualWeight', title: 'Actual Wt.', value: (row) => row.actualWeight, kind: 'weight' },
  { key: 'deliveryCharge', title: 'Delivery Charge', value: (row) => row.deliveryCharge, kind: 'money' },
  { key: 'paymentDate', title: 'Payment Date', value: (row) => row.paymentDate, kind: 'date' },
  { key: 'isApproved', title: 'Approved', value: (row) => (row.isApproved ? 'Yes' : 'No') },
];
