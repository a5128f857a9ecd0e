import Libsql from 'libsql';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { join } from 'node:path';
import type { App } from '../../core/app.types';

/** Separate database connection that sees only committed data. */
export interface Observer {
  rows(sql: string, parameters?: readonly (string | number)[]): Promise<Record<string, unknown>[]>;
  /** Throws while the server holds an abandoned transaction. */
  expectNoOpenTransaction(): Promise<void>;
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
    // One that is just ending is waited for; one that stays open fails.
    expectNoOpenTransaction: async () => {
      for (let left = 300; ; left -= 1) {
        try {
          connection.exec('BEGIN IMMEDIATE');
          connection.exec('ROLLBACK');
          return;
        } catch (error) {
          if (left === 0) throw error;
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      }
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
    expectNoOpenTransaction: async () => {
      // The database notices a cut connection with a delay.
      for (let tries = 0; tries < 1000; tries += 1) {
        const found = await rows(openTransactions).catch(unlessUnreadable);
        if (found.length > 0 && Number(found[0]?.n) === 0) return;
      }
      throw new Error('A transaction stays open');
    },
    close: () => connection.end(),
  };
}
