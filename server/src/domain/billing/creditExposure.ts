import { percentOf, type Paise } from '../values/money';

/** Sums of a customer's documents, in paise. */
export interface ExposureSums {
  outstanding: Paise;
  unapproved: Paise;
  /** Before tax. */
  unbilled: Paise;
  unallocated: Paise;
}

/** What the customer would owe if everything was billed, with tax in hundredths of a percent, and nothing more was paid. */
export const exposureOf = (
  { outstanding, unapproved, unbilled, unallocated }: ExposureSums,
  gstBasisPoints: number,
): Paise => outstanding + unapproved + percentOf(unbilled, (10_000 + gstBasisPoints) / 100) - unallocated;
