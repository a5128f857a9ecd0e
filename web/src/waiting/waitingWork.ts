/**
 * Work that waits in this browser until the server has answered it: lines of a sheet, scans. It is kept in IndexedDB, by
 * user, so that a reload, an ended session, a stopped server or a lost network lose none of it. Each piece has the
 * idempotency key of its request for its whole life: however often it is sent, it is done once.
 *
 * `WaitingWorker` sends what waits. This file only stores.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Failure } from '../failure';
import { getProfile } from '../session';
import { countsOf, storeCounts, storedCounts } from './waitingCounts';

/**
 * draft: being entered, not sent. waiting: to be sent, or sent without an answer. refused: the server's reason is in
 * `refusal`; sent again only after somebody has made it waiting again. done: `answer` has the result.
 */
export type WorkState = 'draft' | 'waiting' | 'refused' | 'done';

export interface Work<Variables extends object = object, Shown = unknown, Answer extends object = object> {
  /** The idempotency key of the request; the key of the entry as well. */
  requestKey: string;
  /** `uniqueId` of the user whose work it is. Screens show its content to nobody else; an admin may send it. */
  owner: string;
  /** Which mutation: `WaitingWorker` has a sender for each kind. */
  kind: string;
  /** Order of sending and display, ascending by user. */
  place: number;
  state: WorkState;
  /** Variables of the mutation, without the key. */
  variables: Variables;
  /** What the screen needs in order to show and edit it. */
  shown: Shown;
  /** First time it was sent, in milliseconds; null: the server cannot know it. */
  sentOn: number | null;
  /** How often the server failed at it with an internal error. */
  failures: number;
  refusal: Failure | null;
  answer: Answer | null;
  /** Milliseconds. */
  changedOn: number;
}

/** What the maker of an entry gives; the rest is filled in. */
export type NewWork<W extends Work = Work> = Pick<W, 'requestKey' | 'owner' | 'kind' | 'state' | 'variables' | 'shown'>;

interface Schema extends DBSchema {
  work: { key: string; value: Work; indexes: { byPlace: [string, number] } };
}

/** Deletes and reopens nothing: the same database for all tabs of this browser. */
const databaseName = 'waybill-waiting';

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(databaseName, 1, {
    upgrade(db) {
      db.createObjectStore('work', { keyPath: 'requestKey' }).createIndex('byPlace', ['owner', 'place'], {
        unique: true,
      });
    },
    // A newer release in another tab wants to upgrade: this tab opens it again with its next call.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** For tests: closes the connection, as a reload does. */
export async function closeWaitingWork(): Promise<void> {
  (await opened)?.close();
  opened = null;
}

const everythingOf = (owner: string) => IDBKeyRange.bound([owner, 0], [owner, Number.MAX_SAFE_INTEGER]);

/** The work of this user, of one kind if given, in its order. */
export async function workOf(owner: string, kind?: string): Promise<Work[]> {
  const all = await (await database()).getAllFromIndex('work', 'byPlace', everythingOf(owner));
  return kind === undefined ? all : all.filter((work) => work.kind === kind);
}

/** Adds an entry behind all others of its user. Resolved when it is stored, even if the machine loses power. */
export async function addWork(work: NewWork): Promise<Work> {
  if (work.state === 'waiting') expectWork(work.owner, work.kind, nameOf(work.owner));
  const db = await database();
  const transaction = db.transaction('work', 'readwrite', { durability: 'strict' });
  const last = await transaction.store.index('byPlace').openKeyCursor(everythingOf(work.owner), 'prev');
  const place = last ? last.key[1] + 1 : 1;
  const added: Work = { ...work, place, sentOn: null, failures: 0, refusal: null, answer: null, changedOn: Date.now() };
  await Promise.all([transaction.store.add(added), transaction.done]);
  await recount(work.owner);
  announce();
  return added;
}

type Change = Partial<Omit<Work, 'requestKey' | 'owner' | 'kind'>>;

/**
 * Changes an entry by what `change` makes of its stored state, in one transaction, so that two tabs cannot overwrite
 * each other. Nothing is changed if it answers null, or if the entry is gone or another user's: then the result is null.
 */
export async function changeWork(
  owner: string,
  requestKey: string,
  change: (stored: Work) => Change | null,
): Promise<Work | null> {
  const db = await database();
  const transaction = db.transaction('work', 'readwrite', { durability: 'strict' });
  const stored = await transaction.store.get(requestKey);
  const changes = stored?.owner === owner ? change(stored) : null;
  if (!stored || !changes) {
    await transaction.done;
    return null;
  }
  const changed: Work = { ...stored, ...changes, changedOn: Date.now() };
  if (changed.state === 'waiting') expectWork(owner, changed.kind);
  await Promise.all([transaction.store.put(changed), transaction.done]);
  await recount(owner);
  announce();
  return changed;
}

/** Removes the entries that `which` accepts. One that waits is never removed: it may have reached the server. */
export async function removeWork(owner: string, which: (work: Work) => boolean): Promise<void> {
  const db = await database();
  const transaction = db.transaction('work', 'readwrite');
  const all = await transaction.store.index('byPlace').getAll(everythingOf(owner));
  const removed = all.filter((work) => work.state !== 'waiting' && which(work));
  await Promise.all([...removed.map(({ requestKey }) => transaction.store.delete(requestKey)), transaction.done]);
  await recount(owner);
  if (removed.length > 0) announce();
}

/** Counted before it is stored: a page that dies in between looks for it when it is opened again. */
function expectWork(owner: string, kind: string, name: string | null = null): void {
  const { waiting = {}, refused = 0, name: former = '' } = countsOf(owner) ?? {};
  storeCounts(owner, { name: name ?? former, waiting: { ...waiting, [kind]: (waiting[kind] ?? 0) + 1 }, refused });
}

function nameOf(owner: string): string | null {
  const profile = getProfile();
  return profile?.currentUserId === owner ? profile.name : null;
}

/** Counts a user's work anew, and again if any is expected meanwhile. */
export async function recount(owner: string): Promise<void> {
  const before = storedCounts(owner);
  const waiting: Record<string, number> = {};
  let refused = 0;
  for (const { kind, state } of await workOf(owner)) {
    if (state === 'waiting') waiting[kind] = (waiting[kind] ?? 0) + 1;
    else if (state === 'refused') refused += 1;
  }
  if (storedCounts(owner) !== before) return recount(owner);
  const isNone = refused === 0 && Object.keys(waiting).length === 0;
  storeCounts(owner, isNone ? null : { name: countsOf(owner)?.name ?? '', waiting, refused });
}

/** The first entry that is to be sent, of the kinds that the caller can send. */
export async function firstWaiting(owner: string, kinds: readonly string[]): Promise<Work | null> {
  const all = await workOf(owner);
  return all.find(({ state, kind }) => state === 'waiting' && kinds.includes(kind)) ?? null;
}

const listeners = new Set<() => void>();
const channelName = 'waybill-waiting';
let channel: BroadcastChannel | null = null;

function announce(): void {
  listeners.forEach((tell) => tell());
  openChannel()?.postMessage(null);
}

/** jsdom has no channel; then only this tab's listeners are told. */
function openChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= Object.assign(new BroadcastChannel(channelName), {
    onmessage: () => listeners.forEach((tell) => tell()),
  });
  return channel;
}

/** Calls `listener` after each change in any tab. Returns the function that ends it. */
export function onWorkChanged(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
