/** Inserts by SQL: TypeORM's own take ten times as long, and the transaction holds its locks meanwhile. */
import { randomUUID } from 'node:crypto';
import type { EntityManager, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { integer, readRaw, text } from '../read/rawRows';
import { chunks, Generated, inPackets, type Statement } from '../read/statement';
import { isOfBranch } from '../schema/columns';
import type { RecordEntity } from '../schema/record';
import type { Insertion, LinkedRecord, NewRecord, NewRow, NothingBut } from './newRecord';

/** SQLite accepts at most 32,766 placeholders per statement. */
const maxPlaceholders = 30_000;

/** The columns of `RecordEntity` in a new record, for records that are written in bulk without a change log. */
export const recordColumns = ({ now, ownerId }: { now: Date; ownerId: number | null }) => ({
  uniqueId: randomUUID(),
  version: 1,
  createdOn: now,
  createdById: ownerId,
  updatedOn: null,
  updatedById: null,
  deletedOn: null,
});

/** Of a new record that is of a branch, unless it names another one. */
export const branchColumn = (entity: { name: string }, { branchId }: { branchId: number }) =>
  isOfBranch(entity.name) ? { branchId } : {};

/** A record to insert together with others; a column missing in `values` does not compile, nor does a value without a column. */
export const insertion = <Entity extends RecordEntity, const Values extends LinkedRecord<Entity>>(
  entity: new () => Entity,
  values: Values & NothingBut<NewRecord<Entity>, Values>,
): Insertion<Entity> => ({ entity, values });

/** Inserts one row, given by property names; missing properties are null. */
export function insertStatement(db: EntityManager, entity: new () => object, row: object): Statement {
  const { head, tupleOf } = insertInto(db, entity);
  const parameters: unknown[] = [];
  return { sql: `${head} ${tupleOf(row, parameters)}`, parameters };
}

/** Inserts rows with as few statements as possible. Generated ids are not read back. */
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
  const { head, columns, tupleOf } = insertInto(db, entity);
  const tuple = (row: object): Statement => {
    const parameters: unknown[] = [];
    return { sql: tupleOf(row, parameters), parameters };
  };
  return [...chunks<object>(rows, Math.floor(maxPlaceholders / columns.length))]
    .flatMap((chunk) => inPackets(chunk.map(tuple)))
    .map((tuples) => ({
      sql: `${head} ${tuples.map(({ sql }) => sql).join(', ')}`,
      parameters: tuples.flatMap(({ parameters }) => parameters),
    }));
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

interface InsertInto {
  /** The statement up to VALUES. */
  head: string;
  /** All but generated ids. */
  columns: readonly ColumnMetadata[];
  /** The placeholders of a row, whose values are added to the parameters. */
  tupleOf(row: object, parameters: unknown[]): string;
}

const known = new WeakMap<EntityMetadata, InsertInto>();

function insertInto(db: EntityManager, entity: new () => object): InsertInto {
  const metadata = db.connection.getMetadata(entity);
  const into = known.get(metadata) ?? insertIntoTable(db, metadata);
  known.set(metadata, into);
  return into;
}

function insertIntoTable({ connection: { driver } }: EntityManager, metadata: EntityMetadata): InsertInto {
  const columns = metadata.columns.filter((column) => !column.isGenerated);
  const names = columns.map((column) => driver.escape(column.databaseName)).join(', ');
  return {
    head: `INSERT INTO ${driver.escape(metadata.tableName)} (${names}) VALUES`,
    columns,
    tupleOf(row, parameters) {
      const places = columns.map((column) => {
        const value = (row as Readonly<Record<string, unknown>>)[column.propertyName] ?? null;
        if (value instanceof Generated) return value.sql;
        parameters.push(driver.preparePersistentValue(value, column));
        return '?';
      });
      return `(${places.join(', ')})`;
    },
  };
}

export const idsOf = (records: readonly { id: number }[]): number[] => records.map(({ id }) => id);
