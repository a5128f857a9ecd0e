/**
 * Sorting by another record's name. The names are few and the rows are many: rows are read name by name, in the index
 * of the reference, until the page is full. Joining and sorting would read all rows.
 */
import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Reader } from '../db/reader';
import { asStored, integer } from '../db/rawRows';
import type { SortOrder } from '../domain/enums';
import { pastTies, positionsOf, tieParameters, type Condition, type CursorPosition } from './cursor';
import { indexInOrder, type ListOrder } from './listOrder';
import { partsStatement } from './listPage';

interface NamedPage {
  direction: SortOrder;
  skip: number;
  take: number;
  position: CursorPosition | null;
}

/** Names read by the first statement of a page, and the most by any statement; each next one reads four times as many. */
const [firstNames, maxNames] = [4, 64];

export async function readByNames<Entity extends ObjectLiteral>(
  db: Reader,
  matching: SelectQueryBuilder<Entity>,
  order: ListOrder<Entity>,
  { direction, skip, take, position }: NamedPage,
): Promise<CursorPosition[]> {
  const { keys } = order;
  const { index, parts } = await partsByName(db, matching, order, direction, position);
  const found: CursorPosition[] = [];
  let size = firstNames;
  for (let at = 0; at < parts.length && found.length < skip + take; at += size, size = Math.min(4 * size, maxNames)) {
    const [sql, parameters] = partsStatement(order.joinedTo(matching), parts.slice(at, at + size), {
      keys,
      sortedBy: keys.slice(1),
      direction,
      index: db.embedded ? null : index,
      take: skip + take - found.length,
    });
    found.push(...positionsOf(await db.query(sql, parameters), keys));
  }
  return found.slice(skip);
}

/** One part for each name, in their order; those before the position are left out. */
async function partsByName<Entity extends ObjectLiteral>(
  db: Reader,
  matching: SelectQueryBuilder<Entity>,
  { keys, joined, onlyLive }: ListOrder<Entity>,
  direction: SortOrder,
  position: CursorPosition | null,
): Promise<{ index: string | null; parts: readonly Condition[] }> {
  const { metadata } = matching.expressionMap.mainAlias ?? {};
  const relation = metadata?.findRelationWithPropertyPath(String(joined?.relation));
  const [column] = relation?.joinColumns ?? [];
  if (!metadata || !relation || !column) throw new Error(`No relation to sort by: ${String(joined?.relation)}`);
  const reference = `r.${column.propertyName}`;
  const ids = await idsByName(db, relation.inverseEntityMetadata.target, keys[0] ?? '', direction, position);
  const parts = [...ids].map(([name, of]) => {
    const named =
      name === null ? `(${reference} IS NULL OR ${reference} IN (:...named))` : `${reference} IN (:...named)`;
    return position && position.keys[0] === name
      ? {
          sql: `${named} AND ${pastTies(keys.slice(1), direction)}`,
          parameters: { named: of, ...tieParameters(position) },
        }
      : { sql: named, parameters: { named: of } };
  });
  return { index: indexInOrder(metadata, [reference, ...keys.slice(1)], onlyLive), parts };
}

/** Ids of the records of each name, from the position's name on. Null comes first; it also stands for no record. */
async function idsByName(
  db: Reader,
  entity: EntityTarget<ObjectLiteral>,
  key: string,
  direction: SortOrder,
  position: CursorPosition | null,
): Promise<ReadonlyMap<unknown, number[]>> {
  const ascending = direction === 'ASC';
  const query = db.select(entity, 'named').select('named.id', 'id').addSelect(key, 'name').orderBy(key, direction);
  const [from = null] = position?.keys ?? [];
  if (from !== null) {
    const names = ascending ? `${key} >= :from` : `(${key} <= :from OR ${key} IS NULL)`;
    query.where(names, { from });
  } else if (position && !ascending) {
    query.where(`${key} IS NULL`);
  }
  const byName = new Map<unknown, number[]>();
  if (ascending && from === null) byName.set(null, [0]);
  for (const { id, name } of await db.raw(query, { id: integer, name: asStored }))
    byName.set(name, [...(byName.get(name) ?? []), id]);
  if (!ascending && !byName.has(null)) byName.set(null, [0]);
  return byName;
}
