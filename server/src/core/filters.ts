/** The filters that many lists have. */
import type { ObjectLiteral } from 'typeorm';
import type { RecordEntity } from '../db/record';
import { splitRefs } from '../domain/recordRef';
import type { Filter } from './list';

type ColumnOf<Entity> = Extract<keyof Entity, string>;

/** Rows whose column holds one of the values. */
export const byValues =
  <Entity extends ObjectLiteral>(column: ColumnOf<Entity>): Filter<Entity, readonly string[]> =>
  (query, values) =>
    query.andWhere(`r.${column} IN (:...${column})`, { [column]: values });

/** Rows that refer to one of the records that the references (ids or uniqueIds) name; a reference to nothing finds nothing. */
export function byReferences<Entity extends ObjectLiteral>(
  column: ColumnOf<Entity>,
  entity: new () => RecordEntity,
): Filter<Entity, readonly string[]> {
  return (query, refs) => {
    const { ids, uniqueIds } = splitRefs(refs);
    const name = `${column}Ids`;
    if (uniqueIds.length === 0) return query.andWhere(`r.${column} IN (:...${name})`, { [name]: ids });
    const found = query
      .subQuery()
      .select('ref.id')
      .from(entity, 'ref')
      .where(`ref.uniqueId IN (:...${column}Refs)`)
      .getQuery();
    return query.andWhere(`(r.${column} IN (:...${name}) OR r.${column} IN ${found})`, {
      [name]: ids.length ? ids : [0],
      [`${column}Refs`]: uniqueIds,
    });
  };
}
