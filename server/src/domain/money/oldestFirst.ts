import type { Paise } from '../values/money';

/** What is due of one consignment; `given`: what was typed for it. */
interface OpenDue {
  open: Paise;
  given: Paise | null;
}

/** What of an amount is for each, in their order: what is given, and of the rest as much as is due while there is some. */
export function oldestFirst(amount: Paise, dues: readonly OpenDue[]): Paise[] {
  let left = dues.reduce((rest, { given }) => rest - (given ?? 0), amount);
  return dues.map(({ open, given }) => {
    if (given !== null) return given;
    const part = Math.max(0, Math.min(open, left));
    left -= part;
    return part;
  });
}
