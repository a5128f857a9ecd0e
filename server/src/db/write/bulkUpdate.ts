import type { EntityManager } from 'typeorm';
import { chunks } from '../read/chunks';
import type { RecordEntity } from '../schema/record';

/** Each row is looked for in the values of its statement, so more rows make a statement disproportionately slower. */
const maxRows = 200;

/** Writes some properties of many rows, each with values of its own, with few statements. */
export async function bulkUpdate<T extends { id: number }>(
  db: EntityManager,
  entity: new () => T,
  rows: readonly T[],
  properties: readonly string[],
): Promise<void> {
  const { driver } = db.connection;
  const { tableName, columns } = db.connection.getMetadata(entity);
  const written = columns.filter(({ propertyName }) => properties.includes(propertyName));
  for (const some of chunks(rows, maxRows)) {
    const parameters: unknown[] = [];
    const sets = written.map((column) => {
      for (const row of some) {
        const value = (row as Readonly<Record<string, unknown>>)[column.propertyName] ?? null;
        parameters.push(row.id, driver.preparePersistentValue(value, column));
      }
      return `${driver.escape(column.databaseName)} = CASE id ${some.map(() => 'WHEN ? THEN ?').join(' ')} END`;
    });
    const ids = some.map(({ id }) => id);
    await db.query(
      `UPDATE ${driver.escape(tableName)} SET ${sets.join(', ')} WHERE id IN (${ids.map(() => '?').join(', ')})`,
      [...parameters, ...ids],
    );
  }
}

/** The value of a column for each of some records. */
export type ColumnChanges<T, Name extends keyof T> = readonly (readonly [record: T, value: T[Name]])[];

/** Returns the records that changed, as they were and as they are: of a newer version, by this user. */
export async function writeColumn<T extends RecordEntity, Name extends keyof T & string>(
  db: EntityManager,
  changes: ColumnChanges<T, Name>,
  name: Name,
  { now, userId }: { now: Date; userId: number | null },
): Promise<(readonly [before: T, record: T])[]> {
  const changed = changes
    .filter(([record, value]) => record[name] !== value)
    .map(([record, value]) => {
      const before = { ...record };
      const { version } = record;
      Object.assign(record, { [name]: value, version: version + 1, updatedOn: now, updatedById: userId });
      return [before, record] as const;
    });
  const records = changed.map(([, record]) => record);
  const [first] = records;
  if (first)
    await bulkUpdate(db, first.constructor as new () => T, records, [name, 'version', 'updatedOn', 'updatedById']);
  return changed;
}
