/**
 * What this browser last saw of the list of first steps: 'away' once all are done or it is hidden, 'demo' if the company is that
 * of the demo, too; null: it never saw it.
 */
const storageKey = 'setUpList';

export type ShownList = 'open' | 'closed' | 'away' | 'demo';

const isShown = (text: string | null): text is ShownList => ['open', 'closed', 'away', 'demo'].includes(text ?? '');

export function rememberedList(): ShownList | null {
  const text = localStorage.getItem(storageKey);
  return isShown(text) ? text : null;
}

export const rememberList = (shown: ShownList): void => localStorage.setItem(storageKey, shown);
