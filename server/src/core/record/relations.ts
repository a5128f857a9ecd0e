/**
 * Relations: the other records that a record shows. Declared once per entity, read at any depth, with one batch per
 * relation and level. Operations apply `withRelations` to every answer, so services need not.
 */
import { isObjectType, type GraphQLSchema, getNamedType } from 'graphql';
import { getMetadataArgsStorage, type DataSource } from 'typeorm';
import { groupBy } from '../../db/read/rawRows';
import { snake } from '../../db/schema/columns';
import { RecordEntity } from '../../db/schema/record';
import type { Reader } from '../../db/read/reader';
import { selectionOf, isSelected, type Selection } from './selection';

type Class<T> = new () => T;

export interface Relation<Row> {
  /** Columns of the row that reading the relation requires. */
  columns: readonly (keyof Row & string)[];
  /** The related entity, whose own relations can be selected too. Absent for computed values. */
  target?: () => Class<RecordEntity>;
  /** Reads the relation for all rows at once; returns a function from row to value. */
  read(db: Reader, rows: readonly Row[], selection: Selection): Promise<(row: Row) => unknown>;
}

/**
 * Names of an entity's properties that hold other records, and are read as its module says. The one record that a column names
 * follows from the entity; a property of the API without a column is refused at start.
 */
export type RelationNames<Row> = {
  [Name in keyof Row & string]-?: NonNullable<Row[Name]> extends Date | RecordEntity
    ? never
    : NonNullable<Row[Name]> extends object
      ? Name
      : never;
}[keyof Row & string];

/** One entry for every such property; computed values are optional. */
export type Relations<Row> = { readonly [Name in RelationNames<Row>]: Relation<Row> } & {
  readonly [Name in keyof Row & string]?: Relation<Row>;
};

type RelationTable = Readonly<Record<string, Relation<RecordEntity> | undefined>>;

const registry = new Map<unknown, RelationTable>();
const none: RelationTable = Object.freeze({});

/** Called for each record of each module (`core/module/module.ts`). */
export function registerRelations(entity: Class<RecordEntity>, relations: Relations<RecordEntity> | undefined): void {
  const named = getMetadataArgsStorage().relations.filter(({ target }) => target === entity);
  registry.set(entity, {
    ...Object.fromEntries(
      named.map(({ propertyName, type }) => [
        propertyName,
        toOne<RecordEntity>(`${propertyName}Id` as keyof RecordEntity, type as () => Class<RecordEntity>),
      ]),
    ),
    ...relations,
  });
}

const relationsOf = (entity: unknown): RelationTable => registry.get(entity) ?? none;

/** The record whose id is in a column. Deleted records are included, so that references keep their names. */
export function toOne<Row extends RecordEntity>(
  column: keyof Row & string,
  target: () => Class<RecordEntity>,
): Relation<Row> {
  return {
    columns: [column],
    target,
    async read(db, rows, selection) {
      const found = await readByIds(
        db,
        target(),
        rows.map((row) => Number(row[column] ?? 0)),
        selection,
      );
      return (row) => found.get(Number(row[column] ?? 0)) ?? null;
    },
  };
}

/** Records whose `column` names the row; `rest` is the SQL after that condition: what narrows them, and their order. */
export function toMany<Child extends RecordEntity>(
  child: () => Class<Child>,
  column: keyof Child & string,
  rest: string,
): Relation<RecordEntity> {
  return {
    columns: [],
    target: child,
    async read(db, rows, selection) {
      const ids = rows.map(({ id }) => id);
      const named = `WHERE r.${snake(column)} IN (${ids.map(() => '?').join(', ')})`;
      const found = await readRows(db, child(), selection, `${named} ${rest}`, ids, [column]);
      const byRow = groupBy(found, (row) => Number(row[column]));
      return ({ id }) => byRow.get(id) ?? [];
    },
  };
}

/** A value computed from columns of the row itself. */
export const computed = <Row>(columns: readonly (keyof Row & string)[], of: (row: Row) => unknown): Relation<Row> => ({
  columns,
  read: () => Promise.resolve(of),
});

/** Records by ids, with the selected columns and relations. */
export async function readByIds<T extends RecordEntity>(
  db: Reader,
  entity: Class<T>,
  ids: readonly number[],
  selection: Selection,
): Promise<ReadonlyMap<number, T>> {
  const distinct = new Set(ids);
  distinct.delete(0);
  const { columns, relations } = splitSelection(entity, selection);
  const found = await db.byIds(entity, [...distinct], columns);
  if (relations.length === 0) return found;
  // Cached records are shared between requests, so relations are attached to copies.
  const copies = new Map([...found].map(([id, record]) => [id, { ...record }]));
  await attachRelations(db, entity, [...copies.values()], selection);
  return copies;
}

/** Rows of an entity by SQL, with the selected columns and relations; `rest` is the SQL after the table name. */
export async function readRows<T extends RecordEntity>(
  db: Reader,
  entity: Class<T>,
  selection: Selection,
  rest: string,
  parameters: readonly unknown[],
  also: readonly (keyof T & string)[] = [],
): Promise<T[]> {
  const { columns, relations } = splitSelection(entity, selection);
  const rows = await db.rows(entity, [...columns, ...also], rest, parameters, relations);
  await attachRelations(db, entity, rows, selection);
  return rows;
}

/** Splits the selected names into columns and relations. Throws for a name that is neither. */
function splitSelection<T extends RecordEntity>(
  entity: Class<T>,
  selection: Selection,
): { columns: string[]; relations: string[] } {
  const known = relationsOf(entity);
  const columns: string[] = [];
  const relations: string[] = [];
  for (const name of Object.keys(selection)) {
    const relation = known[name];
    if (relation) {
      relations.push(name);
      columns.push(...relation.columns);
    } else if (!name.startsWith('__')) {
      columns.push(name);
    }
  }
  return { columns, relations };
}

/** Relations that a command has already read are not read again. */
const isMissing = (rows: readonly object[], name: string): boolean =>
  rows.some(
    (row) => (row as Record<string, unknown>)[name] === undefined || (row as Record<string, unknown>)[name] === null,
  );

async function attachRelations<T extends RecordEntity>(
  db: Reader,
  entity: Class<T>,
  rows: readonly T[],
  selection: Selection,
): Promise<void> {
  if (rows.length === 0) return;
  const known = relationsOf(entity);
  await Promise.all(
    Object.keys(selection).map(async (name) => {
      const relation = known[name];
      if (!relation) return;
      const inner = selectionOf(selection, name);
      const goesDeeper = relation.target && splitSelection(relation.target(), inner).relations.length > 0;
      if (!goesDeeper && !isMissing(rows, name)) return;
      const valueOf = await relation.read(db, rows, inner);
      for (const row of rows) (row as unknown as Record<string, unknown>)[name] = valueOf(row);
    }),
  );
}

/** Completes the records of an operation's answer by the relations that the client selected. */
export async function withRelations<Output>(db: Reader, answer: Output, selection: Selection): Promise<Output> {
  if (answer instanceof RecordEntity) {
    await attachRelations(db, answer.constructor as Class<RecordEntity>, [answer], selection);
  } else if (Array.isArray(answer)) {
    const [first] = answer as unknown[];
    if (first instanceof RecordEntity) {
      await attachRelations(db, first.constructor as Class<RecordEntity>, answer as RecordEntity[], selection);
    }
  } else if (typeof answer === 'object' && answer !== null) {
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value === 'object' && isSelected(selection, name))
        await withRelations(db, value, selectionOf(selection, name));
    }
  }
  return answer;
}

/** Throws if the schema has a field of an entity that is neither column nor relation, which would always be null. */
export function checkEntityFields(schema: GraphQLSchema, { entityMetadatas }: DataSource): void {
  const unknown = entityMetadatas.flatMap(({ target, name, ownColumns }) => {
    const type = schema.getType(name);
    if (!isObjectType(type) || !isRecordClass(target)) return [];
    const columns = new Set(ownColumns.map(({ propertyName }) => propertyName));
    const relations = relationsOf(target);
    return Object.values(type.getFields())
      .filter((field) => !relations[field.name] && (isObjectType(getNamedType(field.type)) || !columns.has(field.name)))
      .map((field) => `${name}.${field.name}`);
  });
  if (unknown.length > 0) throw new Error(`Neither a column nor a relation: ${unknown.join(', ')}`);
}

const isRecordClass = (target: unknown): boolean =>
  typeof target === 'function' && target.prototype instanceof RecordEntity;
