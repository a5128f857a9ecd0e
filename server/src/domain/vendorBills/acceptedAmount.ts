import type { BillDecision } from './enums';
import type { Paise } from '../values/money';

interface DecidedLine {
  amount: Paise;
  claim: Paise;
  /** Null for lines that are not ours, or not for the first time. */
  expected: Paise | null;
  decision: BillDecision;
}

/**
 * What a consignment cost by a line of its vendor's bill: the billed amount, less the claim unless the line was accepted.
 * Null while nothing is decided, and where nothing was expected.
 */
export function acceptedAmount({ amount, claim, expected, decision }: DecidedLine): Paise | null {
  if (expected === null || decision === 'Open') return null;
  return decision === 'Accepted' ? amount : amount - claim;
}
