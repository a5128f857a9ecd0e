import { outcomeUnknown } from '../../domain/rules/errors';
import type { Database } from '../database.types';
import { isUnknownAtCommit } from './retry';
import { Writer } from './writer';

/** Dependencies of a transaction. */
interface TransactionHost {
  readonly database: Database;
  readonly clock: { now(): Date };
}

/** Runs a transaction outside requests, for seeds and maintenance: no author and no deadline. */
export async function inTransaction<Host extends TransactionHost, T>(
  app: Host,
  work: (db: Writer, app: Host) => Promise<T>,
): Promise<T> {
  const { database, clock } = app;
  const open = await database.begin();
  const db = new Writer(open, new AbortController().signal, null, null, () => clock.now(), database.model);
  try {
    const result = await work(db, app);
    await open.run(await db.lastStatements());
    db.close();
    await open.commit().catch((error: unknown) => {
      // Not rerun, since without a key it might be applied twice.
      throw isUnknownAtCommit(error) ? outcomeUnknown(false) : error;
    });
    return result;
  } finally {
    db.close();
    await open.rollback();
  }
}
