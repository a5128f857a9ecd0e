import type { DateOnly } from '../domain/values/dates';
import type { Bill } from '../modules/billing/invoices/bill';
import type { BuyerDetails } from '../modules/billing/invoices/buyerDetails';
import type { NewInvoice } from '../modules/billing/invoices/invoice.save';

/** An invoice of the demo before it is numbered. */
export interface DemoInvoice extends NewInvoice {
  /** Whose freight it has. */
  consignmentIds: number[];
  commissionIds?: number[];
  cargoIds?: number[];
  /** Where it is not the customer. */
  buyer?: Partial<BuyerDetails>;
  isDeleted: boolean;
  cancelledOn: DateOnly | null;
}

/** What all have in common that are made from bookings. */
export const billedAs = ({ isCash, ...bill }: Bill) => ({
  ...bill,
  invoiceType: isCash ? ('Cash' as const) : ('Automatic' as const),
  invoiceNumber: null,
  additionalRemark: null,
  remark: null,
  isDeleted: false,
  cancelledOn: null,
});
