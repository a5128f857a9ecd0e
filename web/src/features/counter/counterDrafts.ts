/**
 * Lines being typed, in this browser by user and tab. localStorage writes at once, so that a reload in the middle of a word
 * keeps it; a line goes to the waiting work when it is saved.
 */
import type { LineEntries, LineValues } from './lineValues';

export interface Draft {
  /** The key of its request, for the whole life of the line. */
  requestKey: string;
  entries: LineEntries;
  /** The second row of fields is open. */
  hasMore: boolean;
  /** It is a refused line that is being mended. */
  isRefused: boolean;
}

/** What a stored line shows. */
export interface ShownLine {
  entries: LineEntries;
  values: LineValues;
  hasMore: boolean;
}

/** A saved line that may not have reached the waiting work. */
export interface Submitted {
  draft: Draft;
  variables: object;
  shown: ShownLine;
}

export interface StoredDrafts {
  draft: Draft;
  /** The line that waits while a refused one is mended. */
  parked: Draft | null;
  submitted: readonly Submitted[];
}

const prefix = (owner: string) => `counter:${owner}:`;
const tabKey = 'counterTab';
const lockName = (tab: string) => `counter-tab:${tab}`;
const claimMs = 800;

let claimed: Promise<string> | null = null;

/** The name of this tab, which no other open tab has: a duplicated one gets another name. */
export function claimTab(newName: () => string): Promise<string> {
  claimed ??= claim(newName);
  return claimed;
}

async function claim(newName: () => string): Promise<string> {
  const last = sessionStorage.getItem(tabKey);
  const locks = navigator.locks as LockManager | undefined;
  const isOurs = last !== null && (!locks || (await hold(locks, last, AbortSignal.timeout(claimMs))));
  const tab = isOurs ? last : newName();
  sessionStorage.setItem(tabKey, tab);
  if (!isOurs && locks) await hold(locks, tab);
  return tab;
}

/** Holds the lock for the life of the page; false if another tab has it. */
function hold(locks: LockManager, tab: string, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    locks
      .request(lockName(tab), { signal }, () => {
        resolve(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

/** The drafts of this tab, or those that a closed tab of the same user left. */
export async function readDrafts(owner: string, tab: string): Promise<StoredDrafts | null> {
  const own = parse(localStorage.getItem(prefix(owner) + tab));
  const locks = navigator.locks as LockManager | undefined;
  if (own || !locks) return own;
  const { held = [] } = await locks.query();
  const names = new Set(held.map(({ name }) => name));
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix(owner)));
  const left = keys.find((key) => !names.has(lockName(key.slice(prefix(owner).length))));
  if (!left) return null;
  const found = parse(localStorage.getItem(left));
  localStorage.removeItem(left);
  return found;
}

export function writeDrafts(owner: string, tab: string, drafts: StoredDrafts): void {
  const { draft, parked, submitted } = drafts;
  const isEmpty = Object.keys(draft.entries).length === 0 && !parked && submitted.length === 0;
  if (isEmpty) localStorage.removeItem(prefix(owner) + tab);
  else localStorage.setItem(prefix(owner) + tab, JSON.stringify(drafts));
}

function parse(text: string | null): StoredDrafts | null {
  try {
    const stored = JSON.parse(text ?? 'null') as StoredDrafts | null;
    return stored?.draft.requestKey ? stored : null;
  } catch {
    return null;
  }
}
