import type { App } from '../core/app.types';
import { outcomeUnknown } from '../core/deadline';
import { isUnknownAtCommit } from './retry';
import { Writer } from './writer';

/** One transaction outside any request: the seeds and the house's own upkeep have no author and no deadline. */
export async function inTransaction<T>(app: App, work: (db: Writer, app: App) => Promise<T>): Promise<T> {
  const open = await app.database.begin();
  const db = new Writer(open.manager, new AbortController().signal, null, () => app.clock.now());
  try {
    const result = await work(db, app);
    await db.finish();
    db.close();
    await open.commit().catch((error: unknown) => {
      // Run again, it might be done twice: only a command's key could tell.
      throw isUnknownAtCommit(error) ? outcomeUnknown() : error;
    });
    return result;
  } finally {
    db.close();
    await open.rollback();
  }
}
