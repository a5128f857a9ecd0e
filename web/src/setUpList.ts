/** What this browser last saw of the list of first steps: 'away' once all are done or it is hidden; null: it never saw it. */
const storageKey = 'setUpList';

export type ShownList = 'open' | 'closed' | 'away';

const isShown = (text: string | null): text is ShownList => ['open', 'closed', 'away'].includes(text ?? '');

export function rememberedList(): ShownList | null {
  const text = localStorage.getItem(storageKey);
  return isShown(text) ? text : null;
}

export const rememberList = (shown: ShownList): void => localStorage.setItem(storageKey, shown);
