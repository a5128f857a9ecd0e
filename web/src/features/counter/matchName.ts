import { fold } from '../../../../server/src/domain/text';
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

/** 0: the same; 1: begins with the text; 2: a word does; 3: all words of the text begin a word; 4: no match. */
function rankOf(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (` ${name}`.includes(` ${text}`)) return 2;
  return text.split(' ').every((word) => ` ${name}`.includes(` ${word}`)) ? 3 : 4;
}

/** Whether a key may complete the typed letters to this name; others are only listed. */
export const completes = (name: string, text: string): boolean => fold(name).startsWith(fold(text.trim()));

const maxListed = 8;

/** Names for the typed letters, best match first; among equals those of `preferred` (ids, best first), then as given. */
export function namesLike(all: readonly Choice[], text: string, preferred: readonly number[] = []): Choice[] {
  const typed = fold(text.trim());
  const preference = new Map(preferred.map((id, index) => [id, index]));
  const preferenceOf = ({ id }: Choice) => preference.get(id) ?? preferred.length;
  return all
    .map((choice) => ({ choice, rank: rankOf(foldedName(choice), typed) }))
    .filter(({ rank }) => rank < 4)
    .sort((one, other) => one.rank - other.rank || preferenceOf(one.choice) - preferenceOf(other.choice))
    .slice(0, maxListed)
    .map(({ choice }) => choice);
}
