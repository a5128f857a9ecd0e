/** Whether the server has another program than this page: it names its own in the page and with each answer. */
import { useSyncExternalStore } from 'react';

const own = document.documentElement.dataset.program;
const listeners = new Set<() => void>();
let isOther = false;

/** Told of each answer. While servers are replaced one by one, the next may be of this page's program again. */
export function heardProgram({ headers }: Response): void {
  const told = own === undefined ? null : headers.get('program');
  if (told === null || isOther === (told !== own)) return;
  isOther = told !== own;
  listeners.forEach((tell) => tell());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsOtherProgram = (): boolean => useSyncExternalStore(subscribe, () => isOther);
