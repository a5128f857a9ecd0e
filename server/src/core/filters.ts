/** The query that a list filter extends, and the filters that many lists share. */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ColumnName } from '../db/newRecord';
import type { RecordEntity } from '../db/record';
import { splitRefs } from '../domain/recordRef';
import type { QueryContext } from './operation';

/** Context of a filter: the query context and the whole search. */
export type FilterContext<Search> = QueryContext & { search: Search };

export type Filter<Entity extends ObjectLiteral, Value, Search = unknown> = (
  query: FilterQuery<Entity>,
  value: NonNullable<Value>,
  context: FilterContext<Search>,
) => unknown;

/**
 * A list query as one of its filters sees it. TypeORM keeps the parameters of a whole query in one flat namespace, where a second
 * `:text` would overwrite the first; so each filter's parameters are prefixed with the filter's name.
 */
export class FilterQuery<Entity extends ObjectLiteral> {
  constructor(
    private readonly query: SelectQueryBuilder<Entity>,
    private readonly filter: string,
  ) {}

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
    query.andWhere(`${path<Entity>(column)} = :value`, { value });

/** Rows whose column holds one of the values. */
export const byValues =
  <Entity extends ObjectLiteral>(column: ColumnName<Entity>): Filter<Entity, readonly string[]> =>
  (query, values) =>
    query.andWhere(`${path<Entity>(column)} IN (:...values)`, { values });

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
  const referrer = path<Entity>(column);
  return (query, refs) => {
    const { ids, uniqueIds } = splitRefs(refs);
    if (uniqueIds.length === 0) return query.andWhere(`${referrer} IN (:...ids)`, { ids });
    const found = query
      .subQuery()
      .select('ref.id')
      .from(entity, 'ref')
      .where('ref.uniqueId IN (:...uniqueIds)')
      .getQuery();
    return query.andWhere(`(${referrer} IN (:...ids) OR ${referrer} IN ${found})`, {
      ids: ids.length ? ids : [0],
      uniqueIds,
    });
  };
}
