import type { DateOnly } from '../domain/values/dates';
import type { NewInvoice } from '../modules/billing/invoices/invoice.save';

/** An invoice of the demo before it is numbered. */
export interface DemoInvoice extends NewInvoice {
  consignmentIds: number[];
  isDeleted: boolean;
  cancelledOn: DateOnly | null;
}
