import type { DateOnly } from '../domain/values/dates';
import type { BuyerDetails } from '../modules/billing/invoices/buyerDetails';
import type { NewInvoice } from '../modules/billing/invoices/invoice.save';

/** An invoice of the demo before it is numbered. */
export interface DemoInvoice extends NewInvoice {
  /** Whose freight it has. */
  consignmentIds: number[];
  commissionIds?: number[];
  /** Where it is not the customer. */
  buyer?: Partial<BuyerDetails>;
  isDeleted: boolean;
  cancelledOn: DateOnly | null;
}
