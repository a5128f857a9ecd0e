import Libsql from 'libsql';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { join } from 'node:path';
import type { App } from '../../core/module/app.types';

/** Separate database connection that sees only committed data. */
export interface Observer {
  rows(sql: string, parameters?: readonly (string | number)[]): Promise<Record<string, unknown>[]>;
  /** Whether the server holds an abandoned transaction. */
  hasOpenTransaction(): Promise<boolean>;
  close(): Promise<void>;
}

export async function observe({ config }: App): Promise<Observer> {
  return config.databaseUrl
    ? observeMysql(await createConnection({ uri: config.databaseUrl, dateStrings: ['DATE'] }))
    : observeSqlite(config.dataDir);
}

function observeSqlite(dataDir: string): Observer {
  const connection = new Libsql(join(dataDir, 'waybill.sqlite'), { timeout: 0 });
  return {
    rows: async (sql, parameters = []) => connection.prepare(sql).all(parameters) as Record<string, unknown>[],
    hasOpenTransaction: async () => {
      try {
        connection.exec('BEGIN IMMEDIATE');
      } catch (error) {
        if (error instanceof Libsql.SqliteError && error.code === 'SQLITE_BUSY') return Promise.resolve(true);
        throw error;
      }
      connection.exec('ROLLBACK');
      return Promise.resolve(false);
    },
    close: async () => {
      connection.close();
    },
  };
}

const openTransactions = `SELECT COUNT(*) AS n FROM information_schema.innodb_trx t
  JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id WHERE p.db = DATABASE() AND p.id <> CONNECTION_ID()`;

/** MySQL cannot list the transactions while anybody's statement has a character of four bytes. */
function unlessUnreadable(error: { errno?: number }): RowDataPacket[] {
  if (error.errno === 3854) return [];
  throw error;
}

function observeMysql(connection: Connection): Observer {
  const rows: Observer['rows'] = async (sql, parameters = []) =>
    (await connection.query<RowDataPacket[]>(sql, [...parameters]))[0];
  return {
    rows,
    hasOpenTransaction: async () => {
      // The database notices a cut connection with a delay.
      for (let tries = 0; tries < 1000; tries += 1) {
        const found = await rows(openTransactions).catch(unlessUnreadable);
        if (found.length > 0 && Number(found[0]?.n) === 0) return false;
      }
      return true;
    },
    close: () => connection.end(),
  };
}
