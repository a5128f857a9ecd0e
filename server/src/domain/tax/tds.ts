import type { BasisPoints } from '../rating/price';

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
