import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../db/dataSource';
import { copyToServer } from '../db/copy/copyToServer';
import type { Database } from '../db/database.types';
import { openMysql } from '../db/mysql/mysql';
import { withStartLock } from '../db/startLock';
import { pendingMigrations } from '../db/versions/pending';
import { databaseModel } from '../registry';
import type { Config } from '../config';
import { readStandardInput, settings, UsageError, type Command } from './command';
import { countOf, differencesIn } from './database';

export const copy: Command = {
  name: 'copy',
  usage: '--to mysql://user@host:port/database [--password-stdin]',
  summary: 'Copies the embedded database to an empty MySQL or MariaDB, compares counts and sums, and checks it.',
  details: [
    'No server may be running on either. The target is migrated if it has no tables; one with rows is refused.',
    '--password-stdin: the password of the target is read from the standard input. In --to it is refused, since others see it.',
    'Exit code 1: not copied, or the copy differs.',
  ],
  options: { to: { type: 'string' }, 'password-stdin': { type: 'boolean' } },
  takes: [0, 0],
  async run(given) {
    const to = given.text('to');
    if (to === undefined) throw new UsageError('--to is missing');
    if (/^[a-z]+:\/\/[^@/]*:[^@/]*@/.test(to)) throw new UsageError('--to has a password: use --password-stdin');
    const config = settings();
    if (config.databaseUrl) throw new Error('DATABASE_URL is set: unset it, and set DATA_DIR to the embedded database');
    if (!existsSync(join(config.dataDir, 'waybill.sqlite')))
      throw new Error(`There is no database in ${config.dataDir}`);
    const databaseUrl = given.flag('password-stdin') ? withPassword(to, await readStandardInput()) : to;
    const rows = await copyRows(config, databaseUrl);
    console.log(`${rows} rows are copied; counts and sums of every table agree`);
    const found = await differencesIn({ ...config, databaseUrl });
    console.log(countOf(found));
    if (existsSync(join(config.dataDir, 'jwt-secret'))) {
      console.log(`Sessions and second factors go on if JWT_SECRET is what ${join(config.dataDir, 'jwt-secret')} has`);
    }
    return found.length > 0 ? 1 : 0;
  },
};

const withPassword = (url: string, password: string) =>
  url.replace(/^([a-z]+:\/\/[^@/]*)@/, (_, user: string) => `${user}:${encodeURIComponent(password)}@`);

async function copyRows(config: Config, databaseUrl: string): Promise<number> {
  const source = await openDatabase(config, databaseModel);
  try {
    const pending = await pendingMigrations(source);
    if (pending.length > 0) throw new Error(`${pending.length} migrations are pending: waybill migrate`);
    const target = await openMysql(config, databaseUrl, databaseModel);
    try {
      return await withStartLock(target, config.startWait, async () => {
        await migrateEmpty(target);
        const tables = await copyToServer(source, databaseUrl, databaseModel, ({ name, rows }) => {
          if (rows > 0) console.log(`${name}: ${rows}`);
        });
        return tables.reduce((sum, { rows }) => sum + rows, 0);
      });
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

/** A database that somebody has used already is not changed. */
async function migrateEmpty(target: Database): Promise<void> {
  const pending = await pendingMigrations(target);
  if (pending.length === 0) return;
  if (pending.length < databaseModel.migrations.length) {
    throw new Error(`The target has been in use: ${pending.length} migrations are pending. Nothing was copied`);
  }
  await target.migrate();
}
