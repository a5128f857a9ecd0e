/** The invoice as an Excel sheet: consignments, totals and customer. */
import { formatDate, formatMonth } from '../../../../server/src/domain/values/dates';
import type { InvoiceConsignmentFragment, InvoiceRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';

export interface InvoiceLine {
  serial?: number;
  date?: string;
  awbNo?: string;
  receiver?: string | null;
  city?: string | null;
  weight?: number;
  amount?: number | null;
}

export const invoiceFileColumns: readonly Column<InvoiceLine>[] = [
  { key: 'serial', title: 'SR#', kind: 'number' },
  { key: 'date', title: 'Date', kind: 'date' },
  { key: 'awbNo', title: 'Awb No' },
  { key: 'receiver', title: 'Receiver' },
  { key: 'city', title: 'Destination' },
  { key: 'weight', title: 'Weight (Kg)', kind: 'weight' },
  { key: 'amount', title: 'Amount', kind: 'money' },
];

export function invoiceLines(
  invoice: InvoiceRowFragment,
  consignments: readonly InvoiceConsignmentFragment[],
): InvoiceLine[] {
  return [
    ...consignments.map(({ bookingDate, awbNo, receiver, deliveryCity, chargeableWeight, customerAmount }, at) => ({
      serial: at + 1,
      date: bookingDate,
      awbNo,
      receiver,
      city: deliveryCity?.name,
      weight: chargeableWeight,
      amount: customerAmount,
    })),
    {},
    ...sums(invoice),
    {},
    ...facts(invoice).map(([awbNo, receiver]) => ({ awbNo, receiver })),
  ];
}

function sums({ actualAmount, additionalCharges, cgst, sgst, igst, totalAmount }: InvoiceRowFragment): InvoiceLine[] {
  const always = [{ city: 'Actual Amount', amount: actualAmount }];
  const ifAny = [
    { city: 'Additional Charges', amount: additionalCharges },
    { city: 'CGST', amount: cgst },
    { city: 'SGST', amount: sgst },
    { city: 'IGST', amount: igst },
  ].filter(({ amount }) => amount > 0);
  return [...always, ...ifAny, { city: 'Total Amount', amount: totalAmount }];
}

function facts(invoice: InvoiceRowFragment): (readonly [string, string])[] {
  const { invoiceNumber, invoiceDate, invoiceMonth, customer, totalConsignments, paymentDate } = invoice;
  return [
    ['Invoice No', invoiceNumber ?? 'Not approved yet'],
    ['Invoice Date', formatDate(invoiceDate)],
    ['Invoice Month', formatMonth(invoiceMonth)],
    ['Customer', customer?.company ?? ''],
    ['GSTIN', customer?.gst ?? ''],
    ['Consignments', String(totalConsignments)],
    ['Payment Date', paymentDate ? formatDate(paymentDate) : ''],
  ];
}

/** {invoiceNumber or Invoice}.xls (SPEC 9). Slashes are replaced, since file names cannot contain them. */
export function invoiceFileName({ invoiceNumber }: Pick<InvoiceRowFragment, 'invoiceNumber'>): string {
  return `${(invoiceNumber ?? 'Invoice').replaceAll('/', '-')}.xls`;
}
