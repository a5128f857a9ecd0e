/** The query that a list filter extends, and the filters that many lists share. */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { integer } from '../../db/read/rawRows';
import type { Reader } from '../../db/read/reader';
import type { ColumnName } from '../../db/write/newRecord';
import { type RecordEntity, splitRefs } from '../../db/schema/record';
import type { QueryContext } from '../operation/operationContext';

/** Context of a filter: the query context and the whole search. */
export type FilterContext<Search> = QueryContext & { search: Search };

export type Filter<Entity extends ObjectLiteral, Value, Search = unknown> = (
  query: FilterQuery<Entity>,
  value: NonNullable<Value>,
  context: FilterContext<Search>,
) => unknown;

/** Columns of the list's entity that filters name. */
export interface FilteredColumns {
  readonly columns: Set<string>;
  /** Those that have one value in all rows. */
  readonly fixed: Set<string>;
  /** Those that have one of some values; in an index they limit what is read together with the next column. */
  readonly listed: Set<string>;
  /** Those whose condition follows from that on another column, so that it leaves out no further row. */
  readonly implied: Map<string, string>;
}

export const noColumns = (): FilteredColumns => ({
  columns: new Set(),
  fixed: new Set(),
  listed: new Set(),
  implied: new Map(),
});

/**
 * A list query as one of its filters sees it. TypeORM keeps the parameters of a whole query in one flat namespace, where a second
 * `:text` would overwrite the first; so each filter's parameters are prefixed with the filter's name.
 */
export class FilterQuery<Entity extends ObjectLiteral> {
  constructor(
    private readonly query: SelectQueryBuilder<Entity>,
    private readonly filter: string,
    private readonly filtered: FilteredColumns = noColumns(),
  ) {}

  /** The column has one of the values. */
  andIn(column: ColumnName<Entity>, values: readonly unknown[]): void {
    this.andWhere(`${path<Entity>(column)} IN (:...values)`, { values });
    this.filtered.listed.add(column);
    if (values.length === 1) this.filtered.fixed.add(column);
  }

  /** Adds a condition; throws unless every parameter that it names, also in its subqueries, is given here. */
  andWhere(condition: string, parameters: ObjectLiteral = {}): void {
    const own = (name: string) => `${this.filter}_${name}`;
    const renamed = condition.replace(
      /(?<!:):(\.\.\.)?([A-Za-z_]\w*)/g,
      (_, spread: string | undefined, name: string) => {
        if (!Object.hasOwn(parameters, name)) throw new Error(`The filter ${this.filter} gives no parameter ${name}`);
        return `:${spread ?? ''}${own(name)}`;
      },
    );
    const values = Object.entries(parameters).map(([name, value]) => [own(name), value] as const);
    this.query.andWhere(renamed, Object.fromEntries(values));
    for (const [, column = ''] of condition.matchAll(/\br\.(\w+)/g)) {
      this.filtered.columns.add(column);
      this.filtered.implied.delete(column);
    }
  }

  /** Adds bounds of a column that follow from the filter on `by`: they limit what is read, not what is found. */
  andImplied(column: ColumnName<Entity>, by: ColumnName<Entity>, first: unknown, last: unknown): void {
    const { columns, implied } = this.filtered;
    const isFiltered = columns.has(column) && !implied.has(column);
    this.andWhere(`${path<Entity>(column)} >= :first AND ${path<Entity>(column)} <= :last`, { first, last });
    if (!isFiltered) implied.set(column, by);
  }

  /** A subquery to embed in a condition; its parameters are passed with that condition. */
  subQuery(): SelectQueryBuilder<Entity> {
    return this.query.subQuery();
  }
}

/** SQL path of a column of the list's entity. */
export const path = <Entity>(column: ColumnName<Entity>): `r.${ColumnName<Entity>}` => `r.${column}`;

/** Rows whose column holds the value. */
export const byValue =
  <Entity extends ObjectLiteral>(column: ColumnName<Entity>): Filter<Entity, string | number | boolean> =>
  (query, value) =>
    query.andIn(column, [value]);

/** Rows whose column holds one of the values. */
export const byValues =
  <Entity extends ObjectLiteral>(column: ColumnName<Entity>): Filter<Entity, readonly string[]> =>
  (query, values) =>
    query.andIn(column, values);

/** Rows whose column is the value or more. */
export const atLeast =
  <Entity extends ObjectLiteral>(column: ColumnName<Entity>): Filter<Entity, string | number> =>
  (query, value) =>
    query.andWhere(`${path<Entity>(column)} >= :value`, { value });

/** Rows whose column is the value or less. */
export const atMost =
  <Entity extends ObjectLiteral>(column: ColumnName<Entity>): Filter<Entity, string | number> =>
  (query, value) =>
    query.andWhere(`${path<Entity>(column)} <= :value`, { value });

/** Rows that refer to one of the records that the references (ids or uniqueIds) name; a reference to nothing finds nothing. */
export function byReferences<Entity extends ObjectLiteral>(
  column: ColumnName<Entity>,
  entity: new () => RecordEntity,
): Filter<Entity, readonly string[]> {
  return async (query, refs, { db }) => {
    const ids = await idsOf(db, entity, refs);
    query.andIn(column, ids.length > 0 ? ids : [0]);
  };
}

/** Rows of one of the branches that the references name. */
export async function byBranch<Entity extends ObjectLiteral & { branchId: number }>(
  query: FilterQuery<Entity>,
  refs: readonly string[],
  { db }: QueryContext,
): Promise<void> {
  query.andIn('branchId' as ColumnName<Entity>, await branchIds(db, refs));
}

/** Rows that name a record of one of the branches: they are of its branch. */
export const byBranchOf =
  <Entity extends ObjectLiteral>(column: ColumnName<Entity>, table: string): Filter<Entity, readonly string[]> =>
  async (query, refs, { db }) => {
    const branches = await branchIds(db, refs);
    query.andWhere(`${path<Entity>(column)} IN (SELECT id FROM ${table} WHERE branch_id IN (:...branches))`, {
      branches,
    });
  };

/** Of the branches that the references name; of none, one that there is not. */
export async function branchIds(db: Reader, refs: readonly string[]): Promise<readonly number[]> {
  const branch = db.recordClass('Branch');
  const ids = branch ? await idsOf(db, branch, refs) : [];
  return ids.length > 0 ? ids : [0];
}

/** Ids of the records that the references (ids or uniqueIds) name. An id is not looked up. */
export async function idsOf(db: Reader, entity: new () => RecordEntity, refs: readonly string[]): Promise<number[]> {
  const { ids, uniqueIds } = splitRefs(refs);
  if (uniqueIds.length === 0) return ids;
  const named = db.select(entity, 'ref').select('ref.id', 'id').where('ref.uniqueId IN (:...uniqueIds)', { uniqueIds });
  return [...ids, ...(await db.raw(named, { id: integer })).map(({ id }) => id)];
}
