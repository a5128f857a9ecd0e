/** Checks of a whole bill, and what is learnt from lines that were accepted. */
import { shareOf, type BasisPoints } from '../rating/price';
import type { Paise } from '../values/money';
import type { Grams } from '../values/weight';

export interface PrintedBill {
  taxable: Paise;
  gst: Paise;
  total: Paise;
}

export type BillCheck = 'Lines' | 'Total' | 'Gst';

export interface BillDifference {
  check: BillCheck;
  /** What is printed less what it should be. */
  difference: Paise;
}

/** Vendors round the tax of a bill to the rupee. */
const gstTolerance: Paise = 100;

/** Where the printed sums of a bill do not agree with its lines and with one another. */
export function billDifferences(
  { taxable, gst, total }: PrintedBill,
  lines: readonly Paise[],
  gstPercent: BasisPoints,
): BillDifference[] {
  const sum = lines.reduce((all, amount) => all + amount, 0);
  const due = gst - shareOf(taxable, gstPercent);
  const found: readonly BillDifference[] = [
    { check: 'Lines', difference: taxable - sum },
    { check: 'Total', difference: total - taxable - gst },
    { check: 'Gst', difference: Math.abs(due) <= gstTolerance ? 0 : due },
  ];
  return found.filter(({ difference }) => difference !== 0);
}

const fewestLines = 30;
const mostSuggested: Grams = 500;

/**
 * The tolerance that would have accepted 95 of 100 heavier lines that an admin accepted; null before there are 30 of them.
 * Nearest rank, rounded down to 10 g. It is only proposed.
 */
export function suggestedGrams(excesses: readonly Grams[]): Grams | null {
  if (excesses.length < fewestLines) return null;
  const sorted = [...excesses].sort((one, other) => one - other);
  const rank = sorted[Math.ceil((95 * sorted.length) / 100) - 1] ?? 0;
  return Math.min(Math.floor(rank / 10) * 10, mostSuggested);
}
