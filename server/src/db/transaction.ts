import type { App } from '../app';
import { Writer } from './writer';

/** One transaction outside any request: the seeds and the house's own upkeep have no author and no deadline. */
export function inTransaction<T>(app: App, work: (db: Writer, app: App) => Promise<T>): Promise<T> {
  return app.exclusive(() => app.database.writer.transaction(async (manager) => {
    const db = new Writer(manager, new AbortController().signal, null, app.clock.now());
    const result = await work(db, app);
    await db.finish();
    return result;
  }));
}
