/** The link by which a payment app pays an invoice; printed as a QR code. */
import { paiseToRupees, type Paise } from '../values/money';
import type { InvoiceStatus } from './enums';

interface Payee {
  upiId: string | null;
  tradeName: string;
}

interface Payable {
  invoiceNumber: string | null;
  invoiceStatus: InvoiceStatus;
  cancelledOn: string | null;
  deletedOn: string | null;
}

const unpaid: readonly InvoiceStatus[] = ['Approved', 'Pending'];

/** Null if there is nothing to pay, or nobody who takes it by UPI. */
export function upiLinkOf(payee: Payee, invoice: Payable, outstanding: Paise): string | null {
  const { invoiceNumber, invoiceStatus, cancelledOn, deletedOn } = invoice;
  if (!payee.upiId || !invoiceNumber || !unpaid.includes(invoiceStatus)) return null;
  if (cancelledOn || deletedOn || outstanding <= 0) return null;
  // Percent-encoded rather than as a form: payment apps show a '+' as it is.
  const name = encodeURIComponent(payee.tradeName);
  const note = encodeURIComponent(invoiceNumber);
  const amount = paiseToRupees(outstanding).toFixed(2);
  return `upi://pay?pa=${payee.upiId}&pn=${name}&am=${amount}&cu=INR&tn=${note}`;
}
