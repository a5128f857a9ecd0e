import type { Suggestion } from './RemoteSelect';

/** Match rank of a name for the typed text; lower is better. */
function rankOf(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (name.includes(` ${text}`)) return 2;
  return name.includes(text) ? 3 : 4;
}

const folded = (text: string) => text.trim().toLocaleLowerCase('en');

/** Best match first; equal ranks keep their order. */
export function ranked<Item extends Suggestion>(items: readonly Item[], text: string): Item[] {
  const wanted = folded(text);
  return [...items].sort((one, other) => rankOf(folded(one.name), wanted) - rankOf(folded(other.name), wanted));
}

/** The only item, or the one with a better rank than all others; null if there is none or a tie. */
export function bestMatch<Item extends Suggestion>(items: readonly Item[], text: string): Item | null {
  const wanted = folded(text);
  const [first, second] = ranked(items, text);
  if (!first) return null;
  if (!second) return first;
  const [best, next] = [first, second].map(({ name }) => rankOf(folded(name), wanted));
  return best === 4 || best === next ? null : first;
}
