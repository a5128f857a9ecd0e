import { formatMonth } from '../../../../server/src/domain/values/dates';
import type { InvoiceReading } from '../../../../server/src/domain/enums';
import { invoiceTypeLabels } from '../../../../server/src/domain/billing/invoiceStatus';
import type { InvoiceConsignmentFragment, InvoiceRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { billedAmount } from '../../ui/facts/billedAmount';
import type { Column } from '../../ui/table/columns';
import { EnumTag, enumLabel } from '../../ui/panel/EnumTag';
import { InvoiceStatusTags } from './InvoiceTags';

/** Table columns. Memoise the result. */
export const invoiceColumns = (
  reading: InvoiceReading,
): readonly Column<InvoiceRowFragment, SortFields['Invoice']>[] => [
  { key: 'name', title: 'Name', value: (row) => row.customer?.company, sortBy: 'name', width: 230, card: 'title' },
  {
    key: 'invoiceNumber',
    title: 'Invoice No',
    value: (row) => row.invoiceNumber,
    sortBy: 'invoiceNumber',
    fit: 'identifier',
    card: 'text',
  },
  {
    key: 'invoiceMonth',
    title: 'Invoice Month',
    value: (row) => formatMonth(row.invoiceMonth),
    sortBy: 'invoiceMonth',
    fit: 'whole',
  },
  {
    key: 'invoiceDate',
    title: 'Invoice Date',
    value: (row) => row.invoiceDate,
    kind: 'date',
    sortBy: 'invoiceDate',
    card: 'note',
  },
  {
    key: 'paymentDate',
    title: 'Payment Date',
    value: (row) => row.paymentDate,
    kind: 'date',
    sortBy: 'paymentDate',
  },
  {
    key: 'invoiceStatus',
    title: 'Invoice Status',
    value: (row) => (row.cancelledOn ? 'Cancelled' : enumLabel({ of: 'InvoiceStatus', value: row.invoiceStatus })),
    render: (row) => <InvoiceStatusTags invoice={row} />,
    sortBy: 'invoiceStatus',
    card: 'state',
  },
  {
    key: 'invoiceType',
    title: 'Invoice Type',
    value: (row) => invoiceTypeLabels[reading][row.invoiceType],
    render: (row) => (
      <EnumTag of="InvoiceType" value={row.invoiceType} label={invoiceTypeLabels[reading][row.invoiceType]} />
    ),
    sortBy: 'invoiceType',
  },
  {
    key: 'totalAmount',
    title: 'Total',
    value: (row) => row.totalAmount,
    kind: 'money',
    sortBy: 'totalAmount',
    card: 'place',
  },
  {
    key: 'totalConsignments',
    title: 'Consignments',
    value: (row) => row.totalConsignments,
    kind: 'number',
    sortBy: 'totalConsignments',
  },
];

/** Columns of an invoice's consignments (SPEC 3). */
export const invoiceConsignmentColumns = (invoiceId: number): readonly Column<InvoiceConsignmentFragment>[] => [
  { key: 'bookingDate', title: 'Date', value: (row) => row.bookingDate, kind: 'date', card: 'note' },
  { key: 'awbNo', title: 'Awb No', value: (row) => row.awbNo, fit: 'identifier', card: 'title' },
  { key: 'receiver', title: 'Receiver', value: (row) => row.receiver, width: 200, card: 'text' },
  { key: 'deliveryCity', title: 'Destination', value: (row) => row.deliveryCity?.name, width: 140, card: 'place' },
  { key: 'chargeableWeight', title: 'Wt.', value: (row) => row.chargeableWeight, kind: 'weight' },
  {
    key: 'customerAmount',
    title: 'Amount',
    value: (row) => billedAmount(invoiceId, row),
    kind: 'money',
    card: 'state',
  },
];
