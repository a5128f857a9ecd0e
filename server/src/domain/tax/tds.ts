import type { BasisPoints } from '../rating/price';
import type { Paise } from '../values/money';

/** 1 %, by law. */
const ofIndividuals: BasisPoints = 100;

/**
 * The tax that a customer deducts at source: what the setting `tds.percent` says of companies and firms, and at most 1 % if the PAN
 * within the GSTIN is that of an individual (P) or a Hindu undivided family (H).
 */
export function tdsRateOf(gstin: string | null, setRate: BasisPoints): BasisPoints {
  const holder = gstin?.charAt(5);
  return holder === 'P' || holder === 'H' ? Math.min(ofIndividuals, setRate) : setRate;
}

/** Of an invoice, in paise. */
interface Payable {
  buyerGstin: string | null;
  actualAmount: Paise;
  additionalCharges: Paise;
  totalAmount: Paise;
  outstanding: Paise;
}

/** What the customer deducts of an invoice of which nothing is paid, of the amount without GST; null: nothing. */
export function proposedTds(invoice: Payable, setRate: BasisPoints): { rate: BasisPoints; amount: Paise } | null {
  const { buyerGstin, actualAmount, additionalCharges, totalAmount, outstanding } = invoice;
  if (outstanding !== totalAmount) return null;
  const rate = tdsRateOf(buyerGstin, setRate);
  const amount = Math.round(((actualAmount + additionalCharges) * rate) / 10_000);
  return amount > 0 ? { rate, amount } : null;
}
