/** The first part of a start: whether this program may use the database, and what it changes in it. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { App } from './core/module/app.types';
import { takeBackup } from './db/backup/backup';
import { executedMigrations } from './db/versions/migrationsTable';
import { pendingMigrations } from './db/versions/pending';
import { version } from './version';

type Say = (line: string) => void;

const pollMs = 500;

/** With `MIGRATE=no`: waits until another program has migrated. Throws if the database is of a newer program. */
export async function awaitMigrations({ config, database, contract }: App, say: Say): Promise<void> {
  await contract.look();
  if (config.migrate) return;
  for (let isFirst = true; ; isFirst = false) {
    const pending = await pendingMigrations(database);
    if (pending.length === 0) break;
    if (isFirst)
      say(
        `Waiting until another Waybill ${version()} has migrated the database (MIGRATE=no): ${pending.length} migrations are pending`,
      );
    await pause(pollMs);
  }
  say('The database is migrated');
}

/** Makes a backup where there is something to lose, and migrates. */
export async function upgrade(app: App, say: Say): Promise<void> {
  const { database, config, clock, contract } = app;
  await contract.look();
  const pending = await pendingMigrations(database);
  const done = await executedMigrations((sql) => database.readReserved(sql, []));
  const isBackedUp = pending.length > 0 && done.length > 0 && (database.embedded || config.backupBeforeMigrate);
  if (!isBackedUp) return database.migrate();
  const now = clock.now();
  const folder = join(config.dataDir, 'before-upgrade');
  const { path } = await takeBackup(config, { folder, version: version(), now, key: config.backupKey }).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`No backup could be made before migrating, so nothing was changed: ${reason}`);
    },
  );
  say(`A backup was made before migrating: ${path}`);
  await database.migrate({ backupOn: clock.today() });
}
