import type { EntityManager } from 'typeorm';
import { decodeRows, text } from '../read/rawRows';
import { chunks } from '../read/statement';
import { referencesTo } from '../schema/columns';
import type { DatabaseModel } from '../schema/model';
import type { RecordEntity } from '../schema/record';
import type { Locker } from './locker';

/** Each row is looked for in the values of its statement, so more rows make a statement disproportionately slower. */
const maxRows = 200;

/** Writes some properties of many rows, each with values of its own, with few statements. A value that all have is sent once. */
export async function bulkUpdate<T extends { id: number }>(
  db: EntityManager,
  entity: new () => T,
  rows: readonly T[],
  properties: readonly string[],
): Promise<void> {
  const { driver } = db.connection;
  const { tableName, columns } = db.connection.getMetadata(entity);
  const written = columns.filter(({ propertyName }) => properties.includes(propertyName));
  for (const chunk of chunks(rows, maxRows)) {
    const parameters: unknown[] = [];
    const sets = written.map((column) => {
      const values = chunk.map((row) =>
        driver.preparePersistentValue((row as Readonly<Record<string, unknown>>)[column.propertyName] ?? null, column),
      );
      const name = driver.escape(column.databaseName);
      if (values.every((value) => value === values[0])) {
        parameters.push(values[0]);
        return `${name} = ?`;
      }
      for (const [at, { id }] of chunk.entries()) parameters.push(id, values[at]);
      return `${name} = CASE id ${chunk.map(() => 'WHEN ? THEN ?').join(' ')} END`;
    });
    const ids = chunk.map(({ id }) => id);
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
/** The values of a patch that differ from the record's. */
export function changedFields<T extends object>(record: T, patch: Partial<T>): Partial<T> {
  const changed: Partial<T> = {};
  for (const name of Object.keys(patch) as (keyof T)[]) {
    if (patch[name] !== undefined && !same(record[name], patch[name])) changed[name] = patch[name];
  }
  return changed;
}

function same(a: unknown, b: unknown): boolean {
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  return (a ?? null) === (b ?? null);
}

/**
 * Galera nodes do not share locks: conflicts are detected when transactions are certified, by the keys they wrote. A
 * row that references another through a foreign key includes a reference to its key, but a plain update of the
 * referenced row, such as a soft delete, does not conflict with it. A change of the primary key does
 * (docs/decisions/0013).
 */
interface Certified extends Locker {
  readonly internal: EntityManager;
  readonly model: Pick<DatabaseModel, 'records'>;
}

/** True for kinds that other records reference by foreign key without updating them. */
const isShared = (kind: string, { records }: Certified['model']): boolean =>
  records.get(kind)?.cachedColumns !== undefined && referencesTo(kind).some((column) => records.has(column.kind));

/** On a cluster: makes the deletion of a locked record conflict with transactions on other nodes that reference it. */
export async function certifyDeletion(db: Certified, record: RecordEntity): Promise<void> {
  if (!isShared(record.constructor.name, db.model)) return;
  const [cluster] = decodeRows(await db.query("SHOW VARIABLES LIKE 'wsrep_on'"), { Value: text });
  if (cluster?.Value === 'ON') await rewriteKey(db, record);
}

/** Changes the primary key and restores it; foreign key checks are off for these two statements only. */
export async function rewriteKey(
  db: Pick<Certified, 'internal' | 'query'>,
  { id, constructor }: RecordEntity,
): Promise<void> {
  const { connection } = db.internal;
  const { tableName } = connection.getMetadata(constructor);
  const update = (from: number, to: number) =>
    connection.options.type === 'mariadb'
      ? db.query(`SET STATEMENT foreign_key_checks = 0 FOR UPDATE ${tableName} SET id = ? WHERE id = ?`, [to, from])
      : db.query(`UPDATE /*+ SET_VAR(foreign_key_checks = 0) */ ${tableName} SET id = ? WHERE id = ?`, [to, from]);
  await update(id, -id);
  await update(-id, id);
}

/** Same values for all rows of some records of one kind, whose versions it increments. */
export async function updateRows(db: EntityManager, records: readonly RecordEntity[], values: object): Promise<void> {
  await db
    .createQueryBuilder()
    .update(records[0]?.constructor as new () => RecordEntity)
    .set({ ...values, version: () => 'version + 1' } as never)
    .where('id IN (:...ids)', { ids: records.map(({ id }) => id) })
    .execute();
}
