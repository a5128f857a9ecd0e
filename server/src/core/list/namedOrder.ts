/**
 * Sorting by another record's name. The names are few and the rows are many: rows are read name by name, in the index
 * of the reference, until the page is full. Joining and sorting would read all rows.
 */
import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Reader } from '../../db/read/reader';
import { asStored, integer } from '../../db/read/rawRows';
import type { SortOrder } from '../../domain/lists/enums';
import { pastTies, positionsOf, tieParameters, type Part, type CursorPosition } from './cursor';
import type { ListOrder, NamedReference } from './listOrder';
import { partsStatement, type PageBounds } from './listPage';

/** Names read by the first statement of a page, and the most by any statement; each next one reads four times as many. */
const [firstNames, maxNames] = [4, 64];

/** Ids and sort keys of a page; null if a statement takes longer than `maxMs`. */
export async function readByNames<Entity extends ObjectLiteral>(
  db: Reader,
  rows: SelectQueryBuilder<Entity>,
  order: ListOrder<Entity>,
  page: PageBounds,
  maxMs: number | null,
): Promise<CursorPosition[] | null> {
  const { keys, named } = order;
  if (!named) throw new Error('Not sorted by name');
  const { direction, skip, take } = page;
  const parts = await partsByName(db, named, keys, page);
  const found: CursorPosition[] = [];
  let size = firstNames;
  for (let at = 0; at < parts.length && found.length < skip + take; at += size, size = Math.min(4 * size, maxNames)) {
    const [sql, parameters] = partsStatement(order.joinedTo(rows), parts.slice(at, at + size), {
      keys,
      direction,
      index: db.embedded ? null : named.index,
      collected: false,
      take: skip + take - found.length,
    });
    const some = maxMs === null ? await db.query(sql, parameters) : await db.queryWithin(maxMs, sql, parameters);
    if (some === null) return null;
    found.push(...positionsOf(some, keys));
  }
  return found.slice(skip);
}

/** One part for each name, in their order; those before the position are left out. */
async function partsByName(
  db: Reader,
  { entity, column }: NamedReference,
  keys: readonly string[],
  { direction, position }: PageBounds,
): Promise<readonly Part[]> {
  const ids = await idsByName(db, entity, keys[0] ?? '', direction, position);
  return [...ids].map(([name, named]) => {
    const sql = name === null ? `(${column} IS NULL OR ${column} IN (:...named))` : `${column} IN (:...named)`;
    return position && position.keys[0] === name
      ? {
          sql: `${sql} AND ${pastTies(keys.slice(1), direction)}`,
          parameters: { named, ...tieParameters(position) },
          isOneGroup: true,
        }
      : { sql, parameters: { named }, isOneGroup: true };
  });
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
