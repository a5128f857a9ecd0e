import { findInconsistencies, type Inconsistency } from '../core/module/consistency';
import { openReadOnly } from '../db/read/readOnly';
import { consistencyChecks } from '../registry';
import type { TestServer } from './testServer';

/** What the nightly checks find in the database of a running server. */
export async function inconsistenciesOf({ app }: TestServer): Promise<Inconsistency[]> {
  const database = await openReadOnly(app.config);
  try {
    return await findInconsistencies(database, consistencyChecks);
  } finally {
    await database.close();
  }
}
