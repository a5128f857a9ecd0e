import type { Paise } from '../values/money';

/** More documents than this are not combined by three. */
const maxForThree = 120;

/** Places of the fewest amounts, at most three, whose sum is the total; the first of such. Null: there are none. */
export function documentsOfSum(amounts: readonly Paise[], total: Paise): number[] | null {
  if (total <= 0) return null;
  const single = amounts.indexOf(total);
  if (single >= 0) return [single];
  const pair = pairOf(amounts, total, 0);
  if (pair) return pair;
  if (amounts.length > maxForThree) return null;
  for (const [at, amount] of amounts.entries()) {
    const rest = amount < total ? pairOf(amounts, total - amount, at + 1) : null;
    if (rest) return [at, ...rest];
  }
  return null;
}

/** Of the amounts from the place `from` on. */
function pairOf(amounts: readonly Paise[], total: Paise, from: number): number[] | null {
  const seen = new Map<Paise, number>();
  for (let at = from; at < amounts.length; at += 1) {
    const amount = amounts[at] ?? 0;
    const other = seen.get(total - amount);
    if (other !== undefined) return [other, at];
    if (!seen.has(amount)) seen.set(amount, at);
  }
  return null;
}
