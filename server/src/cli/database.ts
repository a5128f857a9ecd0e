/** The database of the settings, opened for a command. */
import { openApp } from '../app';
import type { Config } from '../config';
import type { App } from '../core/module/app.types';
import { findInconsistencies, type Inconsistency } from '../core/module/consistency';
import type { Database } from '../db/database.types';
import { decodeRows, text } from '../db/read/rawRows';
import { openReadOnly } from '../db/read/readOnly';
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

/** Names of the migrations that the database has not run, in their order. */
export async function pendingMigrations({ model, readReserved }: Database): Promise<string[]> {
  const rows = await readReserved('SELECT name FROM migration', []).catch((error: unknown) => {
    if (isMissingTable(error)) return [];
    throw error;
  });
  const done = new Set(decodeRows(rows, { name: text }).map(({ name }) => name));
  return model.migrations.map(({ name }) => name).filter((name) => !done.has(name));
}

const isMissingTable = (error: unknown) =>
  error instanceof Error && (('errno' in error && error.errno === 1146) || /no such table/.test(error.message));
