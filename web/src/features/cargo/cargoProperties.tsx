/**
 * Where the properties of a cargo consignment are shown: list, Excel file, detail. A property of a fragment is described here, or
 * named among those that are not shown; without that it does not compile.
 */
import { labels } from '../../../../server/src/domain/enums';
import type { CargoDetailFragment, CargoRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { branchColumn, columnsOf, tableColumns, type AnyColumn, type ColumnsOf } from '../../ui/table/columns';
import { ifAny, type FactsOf } from '../../ui/panel/Descriptions';
import { EnumTag, enumLabel } from '../../ui/panel/EnumTag';
import { fullName, showDate, showInstant, showMoney, showWeight } from '../../ui/app/format';
import { Identifier } from '../../ui/panel/Identifier';
import { RowButton } from '../../ui/table/RowButton';

type Row = CargoRowFragment;
type Detail = CargoDetailFragment;

/** In the order of the list. The Excel file has them all. */
const columns: ColumnsOf<Row, 'uniqueId' | 'id' | 'version', SortFields['CargoConsignment']> = {
  awbNo: { title: 'Awb No', sortBy: 'awbNo', fit: 'identifier', card: 'title' },
  bookingDate: { title: 'Date', kind: 'date', sortBy: 'bookingDate', card: 'note' },
  cargo: { title: 'Cargo Name', value: (row) => row.cargo?.name, sortBy: 'cargo', width: 180 },
  sender: { title: 'Sender', value: (row) => row.sender?.company, sortBy: 'sender', width: 200 },
  receiver: {
    title: 'Receiver',
    value: (row) => row.receiver?.company,
    sortBy: 'receiver',
    width: 200,
    card: 'text',
  },
  chargeableWeight: { title: 'Wt.', kind: 'weight', sortBy: 'chargeableWeight' },
  toPayAmount: {
    title: 'Amount (₹)',
    value: (row) => row.toPayAmount,
    kind: 'money',
    sortBy: 'toPayAmount',
    card: 'place',
  },
  paymentStatus: {
    title: 'Payment',
    value: (row) => enumLabel({ of: 'PaymentStatus', value: row.paymentStatus }),
    render: (row) => <EnumTag of="PaymentStatus" value={row.paymentStatus} />,
    sortBy: 'paymentStatus',
    card: 'state',
  },
  serviceType: { title: 'Service Type', value: (row) => labels.ServiceType[row.serviceType], fileOnly: true },
  paymentMode: { title: 'Payment Mode', value: (row) => labels.PaymentMode[row.paymentMode], fileOnly: true },
  packet: { title: 'Packet', kind: 'number', fileOnly: true },
  actualWeight: { title: 'Actual Wt.', kind: 'weight', fileOnly: true },
  deliveryCharge: { title: 'Delivery Charge', kind: 'money', fileOnly: true },
  paymentDate: { title: 'Payment Date', kind: 'date', fileOnly: true },
  isApproved: { title: 'Approved', value: (row) => (row.isApproved ? 'Yes' : 'No'), fileOnly: true },
  branchId: branchColumn,
  service: { title: 'Service', fileOnly: true },
  invoiceId: { title: 'Invoiced', value: (row) => (row.invoiceId === null ? 'No' : 'Yes'), fileOnly: true },
};

type NotInFacts =
  | ('uniqueId' | 'id' | 'version' | 'cargoId' | 'senderId' | 'receiverId')
  // The window of the detail shows these in its title and by its buttons.
  | ('awbNo' | 'isApproved');

/** In the order of the detail. */
export const cargoFacts: FactsOf<Detail, NotInFacts> = {
  bookingDate: ['Booking', (c) => ['Booking Date', showDate(c.bookingDate)]],
  cargo: ['Booking', (c) => ['Cargo Name', c.cargo?.name]],
  serviceType: ['Booking', (c) => ['Service Type', labels.ServiceType[c.serviceType]]],
  sender: ['Booking', (c) => ['Sender', c.sender?.company]],
  receiver: ['Booking', (c) => ['Receiver', c.receiver?.company]],
  service: ['Booking', (c) => ['Service', c.service ?? undefined]],
  remark: ['Booking', (c) => ['Remark', c.remark]],

  packet: ['Parcel & Charges', (c) => ['Packet', c.packet]],
  actualWeight: ['Parcel & Charges', (c) => ['Actual Weight', showWeight(c.actualWeight)]],
  chargeableWeight: ['Parcel & Charges', (c) => ['Chargeable Weight', showWeight(c.chargeableWeight)]],
  paymentMode: ['Parcel & Charges', (c) => ['Payment Mode', labels.PaymentMode[c.paymentMode]]],
  toPayAmount: ['Parcel & Charges', (c) => ['Amount', showMoney(c.toPayAmount)]],
  deliveryCharge: ['Parcel & Charges', (c) => ['Delivery Charge', showMoney(c.deliveryCharge)]],
  paymentStatus: [
    'Parcel & Charges',
    (c) => ['Payment Status', <EnumTag key="status" of="PaymentStatus" value={c.paymentStatus} />],
  ],
  invoiceId: ['Parcel & Charges', (c) => ['Invoiced', c.invoiceId === null ? 'No' : 'Yes']],
  paymentDate: ['Parcel & Charges', (c) => ['Payment Date', c.paymentDate ? showDate(c.paymentDate) : undefined]],

  branchId: ['Staff Details', (c) => ifAny('Branch', branchColumn.value(c))],
  createdBy: ['Staff Details', (c) => ['Created By', fullName(c.createdBy)]],
  createdOn: ['Staff Details', (c) => ['Created On', showInstant(c.createdOn)]],
  updatedBy: ['Staff Details', (c) => ['Updated By', fullName(c.updatedBy)]],
  updatedOn: ['Staff Details', (c) => ['Updated On', showInstant(c.updatedOn)]],
};

/** Table columns. Memoise the result. Clicking the AWB number opens the consignment. */
export const cargoColumns = (open: (row: Row) => void): readonly AnyColumn<Row>[] =>
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

export const cargoFileColumns = columnsOf<Row>(columns);
