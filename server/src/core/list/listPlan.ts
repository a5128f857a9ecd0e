/**
 * Chooses the index that a filtered page is read from. A page can be read along the index of its sort, where rows that
 * the filters refuse are skipped, or from the index of a filter, where all rows that it finds are sorted. MySQL and
 * MariaDB estimate well how many rows a range of an index has, but choose wrongly between the two; so they are asked
 * for the former only, and `listCost.ts` says what follows from it. SQLite is used by small installations and chooses by itself.
 */
import type { EntityMetadata, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { asStored, integer } from '../../db/read/rawRows';
import type { Reader } from '../../db/read/reader';
import type { SortOrder } from '../../domain/lists/enums';
import { pastTies, positionsOf, tieParameters, type CursorPosition, type Part } from './cursor';
import type { FilteredColumns } from './filters';
import { chosenPlan, type IndexCost, type ListPlan } from './listCost';
import { columnsOf, estimatesOf, sharesOf } from './listEstimates';
import type { ListOrder, NamedReference } from './listOrder';
import { pageStatement, partsStatement, sorted, type PageBounds } from './listPage';

/** The rows that the filters let through, and how to find them. */
export interface Matching<Entity> {
  rows: SelectQueryBuilder<Entity & ObjectLiteral>;
  order: ListOrder<Entity & ObjectLiteral>;
  plan(): Promise<ListPlan>;
}

/**
 * Reading in order is given up after the time that the other way takes, so that both together take twice as long as the
 * better one.
 */
const inOrderMs = ({ cost }: IndexCost) => Math.max(25, Math.round(cost / 2500));

export async function planOf<Entity extends ObjectLiteral>(
  db: Reader,
  matching: SelectQueryBuilder<Entity>,
  order: ListOrder<Entity>,
  filtered: FilteredColumns,
  wanted: number,
): Promise<ListPlan> {
  const { implied } = filtered;
  const byName = order.named !== null;
  const none = { collected: false, fallback: null, counting: null };
  const { metadata } = matching.expressionMap.mainAlias ?? {};
  const byColumn = metadata ? filterIndexes(metadata, filtered.columns, order.onlyLive) : new Map<string, string>();
  if (!metadata || db.choosesIndexes) return { index: null, byName: byName && byColumn.size === 0, ...none };
  if (byColumn.size === 0) return { index: order.index, byName, ...none };

  const indexes = new Set([...byColumn.values(), ...(order.index ? [order.index] : [])]);
  const inOrder = sorted(order.joinedTo(matching), order.keys, order.order).limit(wanted);
  const estimates = await estimatesOf(db, metadata, inOrder, indexes, filtered.columns);
  const { total, byIndex } = estimates;
  const shares = sharesOf(filtered, byColumn, estimates);
  const { listed } = filtered;
  const together = [...filtered.columns].filter((column) => order.related.has(column) && !implied.has(column));
  const tested = [...filtered.columns, ...(order.onlyLive ? ['deletedOn'] : [])];
  const { way, ...others } = chosenPlan({
    total,
    wanted,
    found: [...shares].reduce((rows, [column, share]) => (implied.has(column) ? rows : rows * share), total),
    forwards: order.order === 'ASC',
    together: Math.min(1, ...together.map((column) => shares.get(column) ?? 1)),
    ranges: [...byColumn.values()].flatMap((index) => byIndex.get(index) ?? []),
    along: (order.index && byIndex.get(order.index)) || null,
    byName: order.named && columnsOf(metadata, order.named.index),
    page: { shares, listed, implied, columns: new Set([...tested, ...sortedColumns(order)]) },
    count: { shares, listed, implied, columns: new Set(tested) },
  });
  // No index is the way by name.
  return { index: way || order.index, byName: byName && !way, ...others };
}

/** The list's own columns that the order names. */
function sortedColumns<Entity>({ keys, named }: ListOrder<Entity>): string[] {
  const own = [...keys, ...(named ? [named.column] : [])].filter((key) => key.startsWith('r.'));
  return own.map((key) => key.slice('r.'.length));
}

/** Ids and sort keys of a page, along the order of the list unless that takes too long. */
export async function positionsAlong<Entity extends ObjectLiteral>(
  db: Reader,
  { rows, order }: Matching<Entity>,
  { index, collected, byName, fallback }: ListPlan,
  page: PageBounds,
): Promise<readonly CursorPosition[]> {
  const { keys } = order;
  const limit = fallback && inOrderMs(fallback);
  const found = byName ? await readByNames(db, rows, order, page, limit) : await positions(index, collected, limit);
  return found ?? (await positions(fallback?.index ?? null, true, null)) ?? [];

  async function positions(from: string | null, all: boolean, ms: number | null): Promise<CursorPosition[] | null> {
    const [sql, parameters] = pageStatement(order.joinedTo(rows), { keys, index: from, collected: all, ...page });
    const read = ms === null ? await db.query(sql, parameters) : await db.queryWithin(ms, sql, parameters);
    return read && positionsOf(read, keys);
  }
}

/** For each filtered column the index that begins with it and decides the most of the others. */
function filterIndexes(
  { indices }: EntityMetadata,
  filtered: ReadonlySet<string>,
  onlyLive: boolean,
): ReadonlyMap<string, string> {
  const found = new Map<string, { name: string; length: number }>();
  for (const { name, columns } of indices) {
    const [first = '', second = ''] = columns.map(({ propertyName }) => propertyName);
    const column = onlyLive && first === 'deletedOn' ? second : first;
    const { length } = columns;
    if (filtered.has(column) && length > (found.get(column)?.length ?? 0)) found.set(column, { name, length });
  }
  return new Map([...found].map(([column, { name }]) => [column, name]));
}

/** Names read by the first statement of a page, and the most by any statement; each next one reads four times as many. */
const [firstNames, maxNames] = [4, 64];

/**
 * A page sorted by another record's name. The names are few and the rows are many: rows are read name by name, in the index of the
 * reference, until the page is full. Joining and sorting would read all rows. Null if a statement takes longer than `maxMs`.
 */
async function readByNames<Entity extends ObjectLiteral>(
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
