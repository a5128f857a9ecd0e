/**
 * How much work of each user waits in this browser: names and numbers alone, for anybody to see, so that a screen knows of
 * it without loading the database.
 */
import { useMemo, useSyncExternalStore } from 'react';

export interface WaitingCounts {
  /** Of the user whose work it is; empty if this browser does not know it. */
  name: string;
  /** What is to be sent, by kind. */
  waiting: Readonly<Record<string, number>>;
  /** What the server has refused, and is to be mended. */
  refused: number;
}

export interface WaitingOf extends WaitingCounts {
  /** `uniqueId` of the user. */
  owner: string;
}

const prefix = 'waiting:';
/** Also while the page is being closed. */
const storage = window.localStorage;
const listeners = new Set<() => void>();

export const storedCounts = (owner: string): string | null => storage.getItem(prefix + owner);

export function countsOf(owner: string): WaitingCounts | null {
  const text = storedCounts(owner);
  return text === null ? null : parse(text);
}

/** Null: nothing waits. */
export function storeCounts(owner: string, counts: WaitingCounts | null): void {
  if (counts) storage.setItem(prefix + owner, JSON.stringify(counts));
  else storage.removeItem(prefix + owner);
  listeners.forEach((tell) => tell());
}

export const totalWaiting = ({ waiting }: Pick<WaitingCounts, 'waiting'>): number =>
  Object.values(waiting).reduce((sum, count) => sum + count, 0);

/** Of all users of this browser who have some. */
export function useWaitingCounts(): readonly WaitingOf[] {
  const text = useSyncExternalStore(subscribe, allAsText);
  return useMemo(
    () =>
      (JSON.parse(text) as [owner: string, counts: string][])
        .map(([owner, counts]) => ({ owner, ...parse(counts) }))
        .filter((counts) => counts.refused > 0 || totalWaiting(counts) > 0),
    [text],
  );
}

const allAsText = (): string =>
  JSON.stringify(
    Object.keys(storage)
      .filter((key) => key.startsWith(prefix))
      .sort()
      .map((key) => [key.slice(prefix.length), storage.getItem(key)]),
  );

function subscribe(listener: () => void): () => void {
  // Of another tab.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(prefix)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Earlier releases stored '1': something may wait, and is counted once it is looked at. */
function parse(text: string): WaitingCounts {
  const { name = '', waiting = {}, refused = 0 } = JSON.parse(text) as Partial<WaitingCounts>;
  return { name, waiting, refused };
}
