/**
 * Where the properties of a consignment are shown: list, Excel file, detail. A property of a fragment is described here, or named
 * among those that are not shown; without that it does not compile.
 */
import { consignmentFields as fields } from '../../../../server/src/domain/bookings/consignmentFields';
import { labels } from '../../../../server/src/domain/enums';
import type { ConsignmentDetailFragment, ConsignmentRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { branchColumn, columnsOf, tableColumns, type AnyColumn, type ColumnsOf } from '../../ui/table/columns';
import { ifAny, type FactsOf } from '../../ui/panel/Descriptions';
import { EnumTag, enumLabel } from '../../ui/panel/EnumTag';
import { fullName, showDate, showInstant, showMoney, showWeight } from '../../ui/app/format';
import { Identifier } from '../../ui/panel/Identifier';
import { RowButton } from '../../ui/table/RowButton';

type Row = ConsignmentRowFragment;
type Detail = ConsignmentDetailFragment;

type NotInList = 'uniqueId' | 'id' | 'version' | 'senderId' | 'manifestId' | 'invoiceId';

/** In the order of the list. The Excel file has them all. */
const columns: ColumnsOf<Row, NotInList, SortFields['Consignment']> = {
  awbNo: { title: fields.awbNo.label, sortBy: 'awbNo', fit: 'identifier', card: 'title' },
  bookingDate: { title: 'Date', kind: 'date', sortBy: 'bookingDate', card: 'note' },
  vendor: { title: fields.vendorId.label, value: (row) => row.vendor?.name, sortBy: 'vendor', width: 92 },
  sender: { title: fields.senderId.label, value: (row) => row.sender?.company, sortBy: 'sender', width: 96 },
  receiver: { title: fields.receiver.label, sortBy: 'receiver', width: 96, card: 'text' },
  deliveryCity: {
    title: fields.deliveryCityId.label,
    value: (row) => row.deliveryCity?.name,
    sortBy: 'deliveryCity',
    width: 90,
    card: 'place',
  },
  serviceType: {
    title: 'Service',
    value: (row) => labels.ServiceType[row.serviceType],
    sortBy: 'serviceType',
    fit: 'whole',
  },
  parcelType: { title: 'Type', value: (row) => labels.ParcelType[row.parcelType], sortBy: 'parcelType', fit: 'whole' },
  packet: { title: fields.packet.label, kind: 'number', sortBy: 'packet' },
  chargeableWeight: { title: 'Wt.', kind: 'weight', sortBy: 'chargeableWeight' },
  customerAmount: { title: 'Amount', kind: 'money', sortBy: 'customerAmount' },
  paymentMode: {
    title: 'Mode',
    value: (row) => labels.PaymentMode[row.paymentMode],
    sortBy: 'paymentMode',
    fit: 'whole',
  },
  paymentStatus: {
    title: 'Payment',
    value: (row) => enumLabel({ of: 'PaymentStatus', value: row.paymentStatus }),
    render: (row) => <EnumTag of="PaymentStatus" value={row.paymentStatus} />,
    sortBy: 'paymentStatus',
  },
  deliveryStatus: {
    title: 'Delivery Status',
    value: (row) => enumLabel({ of: 'DeliveryStatus', value: row.deliveryStatus }),
    render: (row) => <EnumTag of="DeliveryStatus" value={row.deliveryStatus} />,
    sortBy: 'deliveryStatus',
    card: 'state',
  },
  actualWeight: { title: 'Actual Wt.', kind: 'weight', fileOnly: true },
  vendorAmount: { title: fields.vendorAmount.label, kind: 'money', fileOnly: true },
  vendorCost: { title: 'Vendor Cost', kind: 'money', fileOnly: true },
  vppAmount: { title: fields.vppAmount.label, kind: 'money', fileOnly: true },
  vppCommission: {
    title: fields.vppCommission.label,
    value: (row) => row.vppCommission,
    kind: 'money',
    fileOnly: true,
  },
  insuranceCommission: {
    title: fields.insuranceCommission.label,
    value: (row) => row.insuranceCommission,
    kind: 'money',
    fileOnly: true,
  },
  goodsValue: { title: fields.goodsValue.label, kind: 'money', fileOnly: true },
  ewayBillNo: { title: fields.ewayBillNo.label, fileOnly: true },
  deliveryDate: { title: 'Delivery Date', kind: 'date', fileOnly: true },
  isApproved: { title: 'Approved', value: (row) => (row.isApproved ? 'Yes' : 'No'), fileOnly: true },
  branchId: branchColumn,
};

type NotInFacts =
  | ('uniqueId' | 'id' | 'version' | 'senderId' | 'vendorId' | 'bookingCityId' | 'deliveryCityId' | 'autofillAwb')
  // These decide what else is shown.
  | ('isVpp' | 'isInsurance')
  // The rest of the detail shows these.
  | ('awbNo' | 'deliveryStatus' | 'isApproved' | 'manifestId' | 'invoiceId' | 'consignmentHistories' | 'rating')
  | 'ewayRefusal';

/** In the order of the detail. */
export const consignmentFacts: FactsOf<Detail, NotInFacts> = {
  bookingDate: ['Booking', (c) => [fields.bookingDate.label, showDate(c.bookingDate)]],
  vendor: [
    'Booking',
    (c) => [fields.vendorId.label, c.vendor?.name],
    (c) => ifAny('Vendor GSTIN', c.vendor?.gst),
    (c) => ifAny('Vendor PAN', c.vendor?.panNo),
  ],
  bookingCity: ['Booking', (c) => [fields.bookingCityId.label, c.bookingCity?.name]],
  deliveryCity: ['Booking', (c) => [fields.deliveryCityId.label, c.deliveryCity?.name]],
  deliveryCourier: ['Booking', (c) => ifAny(fields.deliveryCourier.label, c.deliveryCourier)],
  cargo: ['Booking', (c) => ifAny('Cargo', c.cargo?.name)],
  deliveryDate: ['Booking', (c) => ['Delivery Date', showDate(c.deliveryDate)]],

  sender: [
    'Sender & Receiver',
    (c) => [fields.senderId.label, c.sender?.company],
    (c) => ifAny('Contact Person', c.sender?.name),
  ],
  receiver: ['Sender & Receiver', (c) => [fields.receiver.label, c.receiver]],
  clientInvoiceNo: ['Sender & Receiver', (c) => [fields.clientInvoiceNo.label, c.clientInvoiceNo]],
  remark: ['Sender & Receiver', (c) => [fields.remark.label, c.remark]],

  serviceType: ['Parcel', (c) => [fields.serviceType.label, labels.ServiceType[c.serviceType]]],
  parcelType: ['Parcel', (c) => [fields.parcelType.label, labels.ParcelType[c.parcelType]]],
  packet: ['Parcel', (c) => [fields.packet.label, c.packet]],
  actualWeight: ['Parcel', (c) => [fields.actualWeight.label, showWeight(c.actualWeight)]],
  chargeableWeight: ['Parcel', (c) => [fields.chargeableWeight.label, showWeight(c.chargeableWeight)]],

  goodsValue: ['Parcel', (c) => ifAny(fields.goodsValue.label, c.goodsValue !== null && showMoney(c.goodsValue))],
  ewayBillNo: ['Parcel', (c) => ifAny(fields.ewayBillNo.label, c.ewayBillNo)],
  ewayBillDate: ['Parcel', (c) => ifAny(fields.ewayBillDate.label, showDate(c.ewayBillDate))],
  ewayExemptReason: ['Parcel', (c) => ifAny(fields.ewayExemptReason.label, c.ewayExemptReason)],

  paymentMode: ['Charges', (c) => [fields.paymentMode.label, labels.PaymentMode[c.paymentMode]]],
  paymentStatus: [
    'Charges',
    (c) => ['Payment Status', <EnumTag key="status" of="PaymentStatus" value={c.paymentStatus} />],
  ],
  paymentReceivedDate: ['Charges', (c) => ifAny('Received On', showDate(c.paymentReceivedDate))],
  vendorAmount: ['Charges', (c) => [fields.vendorAmount.label, showMoney(c.vendorAmount)]],
  vendorCost: ['Charges', (c) => ifAny('Vendor Cost', showMoney(c.vendorCost))],
  customerAmount: ['Charges', (c) => [fields.customerAmount.label, showMoney(c.customerAmount)]],
  vppAmount: ['Charges', (c) => ifAny(fields.vppAmount.label, c.isVpp && showMoney(c.vppAmount))],
  vppCommission: ['Charges', (c) => ifAny(fields.vppCommission.label, c.isVpp && showMoney(c.vppCommission))],
  insuranceAmount: [
    'Charges',
    (c) => ifAny(fields.insuranceAmount.label, c.isInsurance && showMoney(c.insuranceAmount)),
  ],
  insuranceCommission: [
    'Charges',
    (c) => ifAny(fields.insuranceCommission.label, c.isInsurance && showMoney(c.insuranceCommission)),
  ],

  branchId: ['Staff Details', (c) => ifAny('Branch', branchColumn.value(c))],
  createdBy: ['Staff Details', (c) => ['Created By', fullName(c.createdBy)]],
  createdOn: ['Staff Details', (c) => ['Created On', showInstant(c.createdOn)]],
  updatedBy: ['Staff Details', (c) => ['Updated By', fullName(c.updatedBy)]],
  updatedOn: ['Staff Details', (c) => ['Updated On', showInstant(c.updatedOn)]],
};

/** Table columns. Memoise the result. Clicking the AWB number opens the consignment. */
export const consignmentColumns = (open: (row: Row) => void): readonly AnyColumn<Row>[] =>
  tableColumns<Row>(
    columnsOf<Row>({
      ...columns,
      awbNo: {
        ...columns.awbNo,
        render: (row) => (
          <RowButton onClick={() => open(row)}>
            <Identifier text={row.awbNo} />
          </RowButton>
        ),
      },
    }),
  );

export const consignmentFileColumns = columnsOf<Row>(columns);
