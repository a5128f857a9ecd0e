import { pinCodeRank } from '../../../../server/src/domain/tax/pinCode';
import { fold } from '../../../../server/src/domain/values/text';
import type { Choice } from './lineFields';

/** Search form of each name, computed once. */
const folded = new WeakMap<Choice, string>();

function foldedName(choice: Choice): string {
  const known = folded.get(choice);
  if (known !== undefined) return known;
  const made = fold(choice.name);
  folded.set(choice, made);
  return made;
}

const rankOf = (choice: Choice, text: string): number =>
  pinCodeRank(choice.pinCode, text) ?? rankOfName(foldedName(choice), text);

/** 0: the same; 1: begins with the text; 2: a word does; 3: all words of the text begin a word; 4: no match. */
function rankOfName(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (` ${name}`.includes(` ${text}`)) return 2;
  return text.split(' ').every((word) => ` ${name}`.includes(` ${word}`)) ? 3 : 4;
}

/** Whether a key may complete the typed letters to this name; others are only listed. */
export const completes = (name: string, text: string): boolean => fold(name).startsWith(fold(text.trim()));

/** The first of the names found for the text, if a key may take it: of several places of a sorting district none. */
export function takenOf([best, second]: readonly Choice[], text: string): Choice | null {
  if (!best) return null;
  const rank = pinCodeRank(best.pinCode, text);
  const isTaken = rank === null ? completes(best.name, text) : rank === 0 || !second;
  return isTaken ? best : null;
}

const maxListed = 8;

/** Names for the typed letters, best match first; among equals those of `preferred` (ids, best first), then as given. */
export function namesLike(all: readonly Choice[], text: string, preferred: readonly number[] = []): Choice[] {
  const typed = fold(text.trim());
  const preference = new Map(preferred.map((id, index) => [id, index]));
  const preferenceOf = ({ id }: Choice) => preference.get(id) ?? preferred.length;
  return all
    .map((choice) => ({ choice, rank: rankOf(choice, typed) }))
    .filter(({ rank }) => rank < 4)
    .sort((one, other) => one.rank - other.rank || preferenceOf(one.choice) - preferenceOf(other.choice))
    .slice(0, maxListed)
    .map(({ choice }) => choice);
}
