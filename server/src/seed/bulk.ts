/** Bulk inserts for seeds, 40 times faster than TypeORM's insert. */
import type { EntityManager } from 'typeorm';
import { firstBranchId, withFolds } from '../db/schema/columns';
import { branchColumn } from '../db/write/insert';
import type { SeedRow } from '../db/write/newRecord';
import type { RecordEntity } from '../db/schema/record';

/** SQLite accepts at most 32,766 placeholders per statement. */
const placeholders = 30_000;

export interface BulkTable<T extends RecordEntity> {
  insert(row: SeedRow<T>): Promise<void>;
  flush(): Promise<void>;
}

/** Rows are records by property name. */
export function bulkTable<T extends RecordEntity>(db: EntityManager, entity: new () => T): BulkTable<T> {
  const metadata = db.connection.getMetadata(entity);
  const columns = metadata.columns;
  const names = columns.map((column) => column.databaseName).join(', ');
  const one = `(${columns.map(() => '?').join(', ')})`;
  const most = Math.floor(placeholders / columns.length);
  let waiting: Readonly<Record<string, unknown>>[] = [];
  const flush = async () => {
    if (waiting.length === 0) return;
    const values = waiting.flatMap((row) => columns.map((column) => stored(row[column.propertyName])));
    const rows = waiting.map(() => one).join(', ');
    waiting = [];
    await db.query(`INSERT INTO ${metadata.tableName} (${names}) VALUES ${rows}`, values);
  };
  return {
    flush,
    async insert(row) {
      waiting.push(withFolds(entity, { ...branchColumn(entity, { branchId: firstBranchId }), ...row }));
      if (waiting.length >= most) await flush();
    },
  };
}

/** A form that both databases accept: instants as text, flags as 1 and 0. */
function stored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('T', ' ').replace('Z', '');
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value ?? null;
}

/** Highest id of a table; 0 if empty. */
export async function lastId(db: EntityManager, entity: new () => object): Promise<number> {
  const rows: { id: number | null }[] = await db.query(
    `SELECT MAX(id) AS id FROM ${db.connection.getMetadata(entity).tableName}`,
  );
  return Number(rows[0]?.id ?? 0);
}
