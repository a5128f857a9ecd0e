import { pinCodeRank } from '../../../../server/src/domain/tax/pinCode';
import { fold } from '../../../../server/src/domain/values/text';
import type { Suggestion } from './RemoteSelect';

/** Match rank of a name for the typed text; lower is better. */
function rankOfName(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (name.includes(` ${text}`)) return 2;
  return name.includes(text) ? 3 : 4;
}
/** From this rank on a name is listed and never taken by a key. */
const listedOnly = 2;

const folded = (text: string) => fold(text.trim());

const rankOf = ({ name, pinCode }: Omit<Suggestion, 'id'>, wanted: string): number =>
  pinCodeRank(pinCode, wanted) ?? rankOfName(folded(name), wanted);

/** Best match first; equal ranks keep their order. */
export function ranked<Item extends Suggestion>(items: readonly Item[], text: string): Item[] {
  const wanted = folded(text);
  return [...items].sort((one, other) => rankOf(one, wanted) - rankOf(other, wanted));
}

interface Labelled {
  label?: unknown;
}

/** Search in a select that has all its options: those that begin with the letters stand first, and a key takes the first. */
export const searchByLabel = {
  optionFilterProp: 'label',
  filterSort: (one: Labelled, other: Labelled, { searchValue }: { searchValue: string }) => {
    const rank = ({ label }: Labelled) => rankOf({ name: String(label) }, folded(searchValue));
    return rank(one) - rank(other);
  },
};

/** The item of that name, or the only one whose name begins with the text; null if there is none or a tie. */
export function bestMatch<Item extends Suggestion>(items: readonly Item[], text: string): Item | null {
  const wanted = folded(text);
  const [first, second] = ranked(items, text);
  if (!first) return null;
  const rank = rankOf(first, wanted);
  if (rank >= listedOnly) return null;
  return second && rankOf(second, wanted) === rank ? null : first;
}

export const beginsSome = (items: readonly Suggestion[], text: string): boolean =>
  items.some((item) => rankOf(item, folded(text)) < listedOnly);
