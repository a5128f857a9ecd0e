import type { EntityManager } from 'typeorm';
import { chunks } from '../read/chunks';
import { integer, readRaw, text } from '../read/rawRows';
import { insertionInto } from './insertStatement';
import type { NewRow } from './newRecord';
import type { RecordEntity } from '../schema/record';
import type { Statement } from '../read/statement';

/** SQLite accepts at most 32,766 placeholders per statement. */
const maxPlaceholders = 30_000;

/**
 * Inserts rows, given by property names, with as few statements as possible. TypeORM's own bulk insert takes many times
 * as long, and the transaction holds its locks meanwhile. Generated ids are not read back.
 */
export async function bulkInsert<T extends object>(
  db: EntityManager,
  entity: new () => T,
  rows: readonly NewRow<NoInfer<T>>[],
): Promise<void> {
  for (const { sql, parameters } of bulkInsertStatements(db, entity, rows)) await db.query(sql, [...parameters]);
}

/** The statements that insert these rows. */
export function bulkInsertStatements<T extends object>(
  db: EntityManager,
  entity: new () => T,
  rows: readonly NewRow<NoInfer<T>>[],
): Statement[] {
  const { driver } = db.connection;
  const { head, columns } = insertionInto(db, entity);
  const one = `(${columns.map(() => '?').join(', ')})`;
  const stored = columns.map((column) => memoizeLast((value) => driver.preparePersistentValue(value, column)));
  const properties = columns.map((column) => column.propertyName);
  const most = Math.floor(maxPlaceholders / columns.length);
  return [...chunks<object>(rows, most)].map((some) => {
    const values: unknown[] = [];
    for (const row of some as Readonly<Record<string, unknown>>[]) {
      properties.forEach((name, column) => values.push(stored[column]?.(row[name] ?? null)));
    }
    return { sql: `${head} ${some.map(() => one).join(', ')}`, parameters: values };
  });
}

/** Inserts records; their ids are read back by uniqueId. */
export async function bulkInsertRecords<T extends RecordEntity>(
  db: EntityManager,
  entity: new () => T,
  records: readonly T[],
): Promise<void> {
  await bulkInsert<T>(db, entity, records as readonly NewRow<T>[]);
  const uniqueIds = records.map(({ uniqueId }) => uniqueId);
  const inserted = db
    .createQueryBuilder(entity, 'r')
    .select(['r.id AS id', 'r.uniqueId AS uniqueId'])
    .where('r.uniqueId IN (:...uniqueIds)', { uniqueIds });
  const rows = await readRaw(inserted, { id: integer, uniqueId: text });
  const ids = new Map(rows.map(({ id, uniqueId }) => [uniqueId, id]));
  for (const record of records) Object.assign(record, { id: ids.get(record.uniqueId) });
}

/** Rows written together often share values, above all the instant, whose conversion is slow. */
function memoizeLast(convert: (value: unknown) => unknown): (value: unknown) => unknown {
  let last: unknown = null;
  let converted: unknown = null;
  return (value) => {
    if (value === null) return null;
    if (value !== last) {
      last = value;
      converted = convert(value);
    }
    return converted;
  };
}
