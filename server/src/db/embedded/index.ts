import type { Database } from '../database.types';
import type { DatabaseModel } from '../schema/model';
import type { Statement, StatementResult } from '../read/statement';
import { observed } from '../read/statements';
import { runMigrations } from '../versions/migrate';
import { migrateDown } from '../versions/migrateDown';
import { claimDataFolder, type DataFolder } from './dataFolder';
import { dataSourceOn } from './dataSource';
import type { ConnectionOptions, Driver } from './protocol';
import { EmbeddedQueryRunner, type StatementRunner } from './queryRunner';
import { ReaderPool } from './readerPool';
import { SingleWriter } from './singleWriter';

const maxReaders = 3;
/** For session look-ups and readiness; shared, so that one session's many requests leave one to others. */
const maxReserved = 2;
const libsql: Driver = { module: 'libsql', options: { timeout: 5000 } };

const everyConnection = 'PRAGMA cache_size = -32768; PRAGMA temp_store = MEMORY;';
/** secure_delete overwrites deleted content, so that a backup of the file contains no expired link or session. */
const writing = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON; ${everyConnection}`;
const reading = `PRAGMA query_only = ON; ${everyConnection}`;

const optionsOf = ({ path }: DataFolder, driver: Driver): ConnectionOptions => ({ path, driver, setUp: writing });

export async function openSqlite(dataDir: string, model: DatabaseModel, driver = libsql): Promise<Database> {
  const folder = claimDataFolder(dataDir);
  const writer = new SingleWriter(optionsOf(folder, driver));
  const readerOptions = { path: folder.path, driver, setUp: reading };
  const readers = new ReaderPool(readerOptions, maxReaders);
  const reserved = new ReaderPool(readerOptions, maxReserved);
  const close = async () => {
    await readers.close();
    await reserved.close();
    await writer.close();
    folder.release();
  };
  const readOn =
    (pool: ReaderPool): Database['read'] =>
    async (sql: string, parameters: readonly unknown[]) =>
      (await observed(sql, () => pool.run(sql, parameters))).rows ?? [];
  const read = readOn(readers);
  try {
    await check(folder.path, writer);
    const source = await dataSourceOn(folder.path, model, forMigrations(writer)).initialize();
    const begin: Database['begin'] = async (first = []) => {
      const transaction = await observed('BEGIN', () => writer.begin());
      const run = async (statements: readonly Statement[]) => {
        const results: StatementResult[] = [];
        for (const { sql, parameters } of statements) {
          const { rows = [], lastInsertRowid } = await observed(sql, () => transaction.run(sql, parameters));
          results.push({ rows, insertId: Number(lastInsertRowid ?? 0) });
        }
        return results;
      };
      const results = await run(first).catch(async (error: unknown) => {
        await transaction.rollback();
        throw error;
      });
      return {
        manager: EmbeddedQueryRunner.managerOf(source, transaction),
        first: results,
        run,
        commit: async (last = []) => {
          await run(last);
          await observed('COMMIT', () => transaction.commit());
        },
        rollback: () => transaction.rollback(),
      };
    };
    return {
      reader: await dataSourceOn(folder.path, model, readOnly(readers)).initialize(),
      read,
      readAll: (statements) => Promise.all(statements.map(({ sql, parameters }) => read(sql, parameters))),
      writer: source,
      embedded: true,
      model,
      begin,
      readElsewhere: null,
      replicaLagSeconds: async () => null,
      readReserved: readOn(reserved),
      migrate: (options) => runMigrations(source, { ...options, isTransactional: true }),
      migrateDown: (to) => migrateDown(source, to, true),
      status: () => ({
        pools: [
          { pool: 'read', ...readers.status() },
          { pool: 'write', ...writer.status() },
          { pool: 'reserved', ...reserved.status() },
        ],
        nodeChanges: 0,
        replicaReads: null,
      }),
      probeWrite: async () => {
        // Every transaction writes its token to the write mark.
        const open = await begin();
        await open.commit().finally(() => open.rollback());
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** For TypeORM's command line, which connects and disconnects itself. */
export function embeddedDataSource(dataDir: string, model: DatabaseModel) {
  const folder = claimDataFolder(dataDir);
  const writer = new SingleWriter(optionsOf(folder, libsql));
  return dataSourceOn(
    folder.path,
    model,
    forMigrations(writer),
    () => void writer.close().finally(() => folder.release()),
  );
}

const forMigrations = (writer: SingleWriter): StatementRunner => ({
  run: (sql, parameters) => writer.run(sql, parameters),
  begin: () => writer.begin({ marked: false }),
});

const readOnly = (readers: ReaderPool): StatementRunner => ({
  run: (sql, parameters) => readers.run(sql, parameters),
  begin: () => Promise.reject(new Error('This connection reads only')),
});

/** Throws if the file is damaged, before any request is answered from it. */
async function check(path: string, writer: SingleWriter): Promise<void> {
  const found = await writer.run('PRAGMA quick_check(1)').then(
    ({ rows }) => String(rows?.[0]?.quick_check),
    (error: unknown) => {
      if (/^SQLITE_(NOTADB|CORRUPT)/.test((error as { code?: string }).code ?? '')) return (error as Error).message;
      throw error;
    },
  );
  if (found === 'ok') return;
  throw new Error(`The database file ${path} is damaged (${found.split('\n').at(-1)}): restore it from a backup`);
}
