/** Finds the rows of a page: which index is read, and from where. */
import type { EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { asStored, integer } from '../../db/read/rawRows';
import type { Reader } from '../../db/read/reader';
import { statementOf, type PositionalStatement } from '../../db/read/statement';
import type { SortOrder } from '../../domain/lists/enums';
import {
  keyName,
  partsAfter,
  pastTies,
  positionsOf,
  selectPosition,
  tieParameters,
  type CursorPosition,
  type Part,
} from './cursor';
import type { IndexCost, ListPlan } from './listCost';
import type { ListOrder, NamedReference } from './listOrder';

/** The rows that the filters let through, and how to find them. */
export interface Matching<Entity> {
  rows: SelectQueryBuilder<Entity & ObjectLiteral>;
  order: ListOrder<Entity & ObjectLiteral>;
  plan(): Promise<ListPlan>;
}

interface PageBounds {
  direction: SortOrder;
  skip: number;
  take: number;
  /** The page starts after this row. */
  position: CursorPosition | null;
}

/**
 * Reading in order is given up after the time that the other way takes, so that both together take twice as long as the
 * better one.
 */
const inOrderMs = ({ cost }: IndexCost) => Math.max(25, Math.round(cost / 2500));

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

interface PageOptions extends PageBounds {
  keys: readonly string[];
  /** Only this index is used. */
  index: string | null;
  /** All that the index finds is sorted, though it may have this order. */
  collected: boolean;
}

/**
 * Ids and sort keys of a page: columns `id`, `part`, `key0`, `key1` … After a position, the rows of several parts are
 * found, each part in its order.
 */
export function pageStatement<Entity extends ObjectLiteral>(
  matching: SelectQueryBuilder<Entity>,
  options: PageOptions,
): PositionalStatement {
  const { keys, direction, index, collected, skip, take, position } = options;
  if (position) return partsStatement(matching, partsAfter(keys, direction, position), options);
  return forcing(partQuery(matching, 0, keys, keys, direction).offset(skip).limit(take), index, collected);
}

/** The first rows of each part, one part after the other. */
function partsStatement<Entity extends ObjectLiteral>(
  matching: SelectQueryBuilder<Entity>,
  parts: readonly Part[],
  { keys, direction, index, collected, take }: Omit<PageOptions, 'skip' | 'position'>,
): PositionalStatement {
  const statements = parts.map(({ sql, parameters, isOneGroup }, part) =>
    forcing(
      partQuery(matching, part, keys, isOneGroup ? keys.slice(1) : keys, direction)
        .andWhere(sql, parameters)
        .limit(take),
      index,
      collected,
    ),
  );
  const inOrder = ['part', ...keys.map((key) => `${keyName(keys, key)} ${direction}`)].join(', ');
  return [
    `${statements.map(([sql], part) => `SELECT * FROM (${sql}) part${part}`).join(' UNION ALL ')} ORDER BY ${inOrder} LIMIT ${take}`,
    statements.flatMap(([, parameters]) => parameters),
  ];
}

function partQuery<Entity extends ObjectLiteral>(
  matching: SelectQueryBuilder<Entity>,
  part: number,
  keys: readonly string[],
  sortedBy: readonly string[],
  direction: SortOrder,
): SelectQueryBuilder<Entity> {
  return sorted(selectPosition(matching.clone(), keys).addSelect(String(part), 'part'), sortedBy, direction);
}

export function sorted<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  keys: readonly string[],
  direction: SortOrder,
): SelectQueryBuilder<Entity> {
  for (const key of keys) query.addOrderBy(key, direction);
  return query;
}

/**
 * TypeORM knows USE INDEX only, which lets MySQL read the whole table instead. SQLite chooses by itself. Backwards in the
 * order of an index MariaDB reads the row of each entry, where `collected` is decided by the columns of the index first. Then no
 * index may give the order: the database would take another one that has it.
 */
export function forcing(
  query: SelectQueryBuilder<ObjectLiteral>,
  index: string | null,
  collected = false,
): PositionalStatement {
  if (index === null) return statementOf(query);
  const [sql, parameters] = statementOf(query.clone().useIndex(index));
  const all = query.expressionMap.mainAlias?.metadata.indices.map(({ name }) => name) ?? [];
  const force = collected
    ? `FORCE INDEX FOR JOIN (${index}) IGNORE INDEX FOR ORDER BY (${all.join(', ')})`
    : `FORCE INDEX (${index})`;
  return [sql.replace(/ USE INDEX \([^)]*\)/, ` ${force}`), parameters];
}
