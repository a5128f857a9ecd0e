import type { Suggestion } from './RemoteSelect';

/** How well a name answers what was typed; the lower the better. */
function rankOf(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (name.includes(` ${text}`)) return 2;
  return name.includes(text) ? 3 : 4;
}

const folded = (text: string) => text.trim().toLocaleLowerCase('en');

/** Best first; among equals as they came. */
export function ranked<Item extends Suggestion>(items: readonly Item[], text: string): Item[] {
  const wanted = folded(text);
  return [...items].sort((one, other) => rankOf(folded(one.name), wanted) - rankOf(folded(other.name), wanted));
}

/** The only one, or the one that answers the text better than all others; null when there is none, or several are as good. */
export function bestMatch<Item extends Suggestion>(items: readonly Item[], text: string): Item | null {
  const wanted = folded(text);
  const [first, second] = ranked(items, text);
  if (!first) return null;
  if (!second) return first;
  const [best, next] = [first, second].map(({ name }) => rankOf(folded(name), wanted));
  return best === 4 || best === next ? null : first;
}
