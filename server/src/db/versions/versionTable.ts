/** Table `schema_version`, one row: which programs may write to this database. */
import { decodeRows, instant, integer, nullable, text } from '../read/rawRows';

export interface SchemaVersion {
  /** Timestamp of the newest migration. */
  version: number;
  /** The oldest program that may read and write. */
  minProgram: string;
  changedOn: Date;
  /** Program that ran the newest migration. */
  changedBy: string;
  /** Day of the backup that was made before that; null if none was. */
  backupOn: string | null;
}

type Query = (sql: string, parameters: unknown[]) => Promise<unknown>;

export const createVersionTable = `CREATE TABLE IF NOT EXISTS schema_version (id INT PRIMARY KEY, version BIGINT NOT NULL,
  min_program VARCHAR(20) NOT NULL, changed_on DATETIME(3) NOT NULL, changed_by VARCHAR(20) NOT NULL, backup_on VARCHAR(10) NULL)`;

const row = {
  version: integer,
  minProgram: text,
  changedOn: instant,
  changedBy: text,
  backupOn: nullable(text),
};

/** Null before a program that knows this table has migrated the database. */
export async function readVersion(query: Query): Promise<SchemaVersion | null> {
  const rows = await query(
    `SELECT version, min_program AS minProgram, changed_on AS changedOn, changed_by AS changedBy, backup_on AS backupOn
     FROM schema_version WHERE id = 1`,
    [],
  ).catch(noneIfMissing);
  const [found] = decodeRows(Array.isArray(rows) ? (rows as unknown[]) : [], row);
  return found ?? null;
}

export async function writeVersion(query: Query, version: SchemaVersion): Promise<void> {
  const { minProgram, changedOn, changedBy, backupOn } = version;
  const at = changedOn.toISOString().replace('T', ' ').replace('Z', '');
  await query(
    'REPLACE INTO schema_version (id, version, min_program, changed_on, changed_by, backup_on) VALUES (1, ?, ?, ?, ?, ?)',
    [version.version, minProgram, at, changedBy, backupOn],
  );
}

/** The rows of none for the error that the table, or a column of it, is missing. */
export function noneIfMissing(error: unknown): unknown[] {
  const { errno, message } = error as { errno?: number; message?: string };
  if (errno === 1146 || errno === 1054 || /no such (table|column)/.test(message ?? '')) return [];
  throw error;
}

/** Negative if the first version is older. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split(/[.-]/).map(Number));
  for (let part = 0; part < 3; part += 1) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
