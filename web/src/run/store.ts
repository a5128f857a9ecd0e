/** The phone's IndexedDB. */
import { texts } from './texts';
import type { KeptEvent, KeptPicture, KeptRun, Store } from './run.types';

const asked = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(texts.noReading[0]));
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('run', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('runs', { keyPath: 'number' });
    request.result.createObjectStore('events', { keyPath: 'clientEventId' });
    request.result.createObjectStore('pictures', { keyPath: 'hash' });
  };
  return asked(request);
}

const byTime = (a: KeptEvent, b: KeptEvent): number => a.at - b.at;

type Table = 'runs' | 'events' | 'pictures';

export async function openStore(): Promise<Store> {
  const database = await opened();
  const all = <Row>(table: Table) =>
    asked(database.transaction(table).objectStore(table).getAll() as IDBRequest<Row[]>);
  const write = (tables: Table[], work: (of: (table: Table) => IDBObjectStore) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(tables, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error(texts.noRoom[0]));
      work((table) => transaction.objectStore(table));
    });
  const runs = () => all<KeptRun>('runs');
  return {
    runs,
    runOf: async (link) => (await runs()).find((each) => each.link === link) ?? null,
    keepRun: (run) => write(['runs'], (of) => of('runs').put(run)),
    events: async () => (await all<KeptEvent>('events')).sort(byTime),
    keepEvent: (event, pictures = []) =>
      write(['events', 'pictures'], (of) => {
        for (const picture of pictures) of('pictures').put(picture);
        of('events').put(event);
      }),
    enter: (made, pictures) =>
      write(['events', 'pictures'], (of) => {
        const all = of('events').getAll() as IDBRequest<KeptEvent[]>;
        all.onsuccess = () => {
          const event = made(all.result.sort(byTime));
          if (!event) return;
          for (const picture of pictures) of('pictures').put(picture);
          of('events').put(event);
        };
      }),
    picture: async (hash) =>
      ((await asked(database.transaction('pictures').objectStore('pictures').get(hash))) as KeptPicture | undefined) ??
      null,
    dropPicture: (hash) => write(['pictures'], (of) => of('pictures').delete(hash)),
    clear: () =>
      write(['runs', 'events', 'pictures'], (of) => {
        for (const table of ['runs', 'events', 'pictures'] as const) of(table).clear();
      }),
  };
}
