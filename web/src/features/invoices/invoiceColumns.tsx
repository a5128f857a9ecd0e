import { daysBetween, formatMonth } from '../../../../server/src/domain/values/dates';
import type { InvoiceReading } from '../../../../server/src/domain/enums';
import { invoiceTypeLabels } from '../../../../server/src/domain/billing/invoiceStatus';
import { taxableAmount } from '../../../../server/src/domain/tax/gst';
import { rupeesToPaise } from '../../../../server/src/domain/values/money';
import { companyToday } from '../../companyToday';
import type { InvoiceConsignmentFragment, InvoiceRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { billedAmount } from '../../ui/facts/billedAmount';
import { placeText } from '../../ui/facts/placeText';
import { branchColumn, type Column } from '../../ui/table/columns';
import { EnumTag, enumLabel } from '../../ui/panel/EnumTag';
import { InvoiceStatusTags } from './InvoiceTags';

/** Something of it is still to be paid. */
const isOpen = ({ invoiceStatus, cancelledOn, deletedOn, outstanding }: InvoiceRowFragment) =>
  invoiceStatus !== 'Generated' && !cancelledOn && !deletedOn && outstanding > 0;

/** Null if it is not overdue. */
function overdueDays(row: InvoiceRowFragment): number | null {
  const days = isOpen(row) && row.dueDate ? daysBetween(row.dueDate, companyToday()) : 0;
  return days > 0 ? days : null;
}

function taxableOf({ actualAmount, additionalCharges, chargesTaxable }: InvoiceRowFragment): number {
  const [amount, charges] = [rupeesToPaise(actualAmount), rupeesToPaise(additionalCharges)];
  return taxableAmount({ actualAmount: amount, additionalCharges: charges, chargesTaxable }) / 100;
}

function statusText({ cancelledOn, deletedOn, invoiceStatus }: InvoiceRowFragment): string {
  if (cancelledOn) return 'Cancelled';
  return deletedOn ? 'Deleted' : enumLabel({ of: 'InvoiceStatus', value: invoiceStatus });
}

/** Beside those of SPEC 3. No index has their order. */
const optionalColumns: readonly Column<InvoiceRowFragment>[] = [
  { key: 'dueDate', title: 'Due', kind: 'date', optional: true },
  {
    key: 'outstanding',
    title: 'Outstanding',
    value: (row) => (isOpen(row) ? row.outstanding : null),
    kind: 'money',
    optional: true,
  },
  { key: 'overdueDays', title: 'Overdue Days', value: overdueDays, kind: 'number', optional: true },
  { key: 'gstin', title: 'GSTIN', value: (row) => row.buyerGstin, fit: 'whole', optional: true },
  {
    key: 'placeOfSupply',
    title: 'Place Of Supply',
    value: (row) => placeText(row.placeOfSupply),
    fit: 'whole',
    optional: true,
  },
  { key: 'taxable', title: 'Taxable', value: taxableOf, kind: 'money', optional: true },
  { key: 'igst', title: 'IGST', kind: 'money', optional: true },
  { key: 'cgst', title: 'CGST', kind: 'money', optional: true },
  { key: 'sgst', title: 'SGST', kind: 'money', optional: true },
];

/** Table columns. Memoise the result. */
export const invoiceColumns = (
  reading: InvoiceReading,
): readonly Column<InvoiceRowFragment, SortFields['Invoice']>[] => [
  { key: 'name', title: 'Name', value: (row) => row.customer?.company, sortBy: 'name', width: 230, card: 'title' },
  { key: 'invoiceNumber', title: 'Invoice No', sortBy: 'invoiceNumber', fit: 'identifier', card: 'text' },
  {
    key: 'invoiceMonth',
    title: 'Invoice Month',
    value: (row) => formatMonth(row.invoiceMonth),
    sortBy: 'invoiceMonth',
    fit: 'whole',
  },
  { key: 'invoiceDate', title: 'Invoice Date', kind: 'date', sortBy: 'invoiceDate', card: 'note' },
  { key: 'paymentDate', title: 'Payment Date', kind: 'date', sortBy: 'paymentDate' },
  {
    key: 'invoiceStatus',
    title: 'Invoice Status',
    value: statusText,
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
  { key: 'totalAmount', title: 'Total', kind: 'money', sortBy: 'totalAmount', card: 'place' },
  { key: 'totalConsignments', title: 'Consignments', kind: 'number', sortBy: 'totalConsignments' },
  ...optionalColumns,
  { key: 'branch', ...branchColumn },
];

/** Columns of an invoice's consignments (SPEC 3). */
export const invoiceConsignmentColumns = (invoiceId: number): readonly Column<InvoiceConsignmentFragment>[] => [
  { key: 'bookingDate', title: 'Date', kind: 'date', card: 'note' },
  { key: 'awbNo', title: 'Awb No', fit: 'identifier', card: 'title' },
  { key: 'receiver', title: 'Receiver', width: 200, card: 'text' },
  { key: 'deliveryCity', title: 'Destination', value: (row) => row.deliveryCity?.name, width: 140, card: 'place' },
  { key: 'chargeableWeight', title: 'Wt.', kind: 'weight' },
  {
    key: 'customerAmount',
    title: 'Amount',
    value: (row) => billedAmount(invoiceId, row),
    kind: 'money',
    card: 'state',
  },
];
