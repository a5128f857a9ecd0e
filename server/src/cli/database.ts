/** The database of the settings, opened for a command. */
import { openApp } from '../app';
import type { Config } from '../config';
import type { App } from '../core/module/app.types';
import { findInconsistencies, type Inconsistency } from '../core/module/consistency';
import { openReadOnly } from '../db/read/readOnly';
import { pendingMigrations } from '../db/versions/pending';
import { consistencyChecks } from '../registry';
import { settings } from './command';

/** Recounts what is stored twice; only reads, also beside servers. */
export async function differencesIn(place: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Inconsistency[]> {
  const database = await openReadOnly(place);
  try {
    return await findInconsistencies(database, consistencyChecks);
  } finally {
    await database.close();
  }
}

export const countOf = (found: readonly Inconsistency[]) =>
  `${consistencyChecks.length} checks, ${found.length} differences`;

/** On an embedded database no server may be running. */
export async function withApp<T>(work: (app: App) => Promise<T>): Promise<T> {
  const app = await openApp(settings());
  try {
    const pending = await pendingMigrations(app.database);
    if (pending.length > 0) throw new Error(`${pending.length} migrations are pending: waybill migrate`);
    return await work(app);
  } finally {
    await app.close();
  }
}
