/**
 * Chooses the index that a filtered page is read from. A page can be read along the index of its sort, where rows that
 * the filters refuse are skipped, or from the index of a filter, where all rows that it finds are sorted. MySQL and
 * MariaDB estimate well how many rows a range of an index has, but choose wrongly between the two; so they are asked
 * for the former only. SQLite is used by small installations and chooses by itself.
 */
import type { EntityMetadata, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { decodeRows, integer, nullable, text } from '../db/rawRows';
import type { Reader } from '../db/reader';
import { positionsOf, type CursorPosition } from './cursor';
import type { ListOrder } from './listOrder';
import { forcing, pageStatement, sorted, type PageBounds, type Statement } from './listPage';
import { readByNames } from './namedOrder';

export interface ListPlan {
  /** The index that the page is read from; null if the database chooses. */
  index: string | null;
  /** Rows are read name by name of another record. */
  byName: boolean;
  /** Where the page is read from if reading along the order takes too long; null if nothing else is better. */
  fallback: IndexRange | null;
  /** The filter's index with the fewest rows. */
  narrowest: IndexRange | null;
}

export interface IndexRange {
  index: string;
  /** Estimated number of rows that remain by this index alone. */
  rows: number;
}

/** The rows that the filters let through, and how to find them. */
export interface Matching<Entity> {
  rows: SelectQueryBuilder<Entity & ObjectLiteral>;
  order: ListOrder<Entity & ObjectLiteral>;
  plan(): Promise<ListPlan>;
}

interface Estimate extends IndexRange {
  /** The index has the rows in the wanted order. */
  inOrder: boolean;
}

/**
 * Filters and sorts often depend on each other (what is not delivered has no date of delivery, documents are light), so
 * that rows may have to be skipped for longer than the estimates say.
 */
const skippingRisk = 4;
/** Sorting a row compared with skipping one. */
const sortingCost = 1.5;
/** A page by another record's name takes some statements. */
const byNameCost = 2000;

/**
 * Reading along the order is given up after the time that the other way takes, so that both together take twice as long
 * as the better one.
 */
const alongMs = ({ rows }: IndexRange) => Math.max(30, Math.round(rows / 1000));
/** Sorting more rows than this is no other way. */
const maxFallbackRows = 250_000;

export async function planOf<Entity extends ObjectLiteral>(
  db: Reader,
  matching: SelectQueryBuilder<Entity>,
  order: ListOrder<Entity>,
  { filtered, rows }: { filtered: ReadonlySet<string>; rows: number },
): Promise<ListPlan> {
  const byName = order.named !== null;
  const { metadata } = matching.expressionMap.mainAlias ?? {};
  const byColumn = metadata ? filterIndexes(metadata, filtered, order.onlyLive) : new Map<string, string>();
  if (!metadata || db.embedded)
    return { index: null, byName: byName && byColumn.size === 0, fallback: null, narrowest: null };
  if (byColumn.size === 0) return { index: order.index, byName, fallback: null, narrowest: null };

  const indexes = new Set([...byColumn.values(), ...(order.index ? [order.index] : [])]);
  const inOrder = sorted(order.joinedTo(matching), order.keys, order.order).limit(rows);
  const { total, estimates } = await estimatesOf(db, metadata, inOrder, indexes);
  const ranges = [...byColumn.values()].flatMap((index) => estimates.get(index) ?? []);
  const narrowest = minBy(ranges, (range) => range.rows);
  if (!narrowest) return { index: order.index, byName, fallback: null, narrowest };

  const matches = Math.max(
    1,
    ranges.reduce((product, range) => (product * range.rows) / total, total),
  );
  const skipped = (all: number) => Math.min(all, (rows * all) / matches);
  const costOf = (range: Estimate) => (range.inOrder ? 2 * skipped(range.rows) : sortingCost * range.rows);
  const best = minBy(ranges, costOf) ?? narrowest;
  const along = order.index ? estimates.get(order.index) : undefined;
  const costAlong = byName
    ? skippingRisk * skipped(total) + byNameCost
    : along?.inOrder
      ? skippingRisk * skipped(along.rows)
      : Infinity;
  if (costOf(best) <= costAlong) return { index: best.index, byName: false, fallback: null, narrowest };
  const isBetterThanWaiting = narrowest.index !== order.index && narrowest.rows <= maxFallbackRows;
  return { index: order.index, byName, fallback: isBetterThanWaiting ? narrowest : null, narrowest };
}

function minBy<T>(all: readonly T[], sizeOf: (each: T) => number): T | null {
  return all.reduce<T | null>((least, each) => (least === null || sizeOf(each) < sizeOf(least) ? each : least), null);
}

/** Ids and sort keys of a page, along the order of the list unless that takes too long. */
export async function positionsAlong<Entity extends ObjectLiteral>(
  db: Reader,
  { rows, order }: Matching<Entity>,
  { index, byName, fallback }: ListPlan,
  page: PageBounds,
): Promise<readonly CursorPosition[]> {
  const { keys } = order;
  const limit = fallback && alongMs(fallback);
  const along = byName
    ? await readByNames(db, rows, order, page, limit)
    : await positions(pageStatement(order.joinedTo(rows), { keys, index, ...page }), limit);
  return (
    along ??
    (await positions(pageStatement(order.joinedTo(rows), { keys, index: fallback?.index ?? null, ...page }), null)) ??
    []
  );

  async function positions([sql, parameters]: Statement, ms: number | null): Promise<CursorPosition[] | null> {
    const found = ms === null ? await db.query(sql, parameters) : await db.queryWithin(ms, sql, parameters);
    return found && positionsOf(found, keys);
  }
}

/** For each filtered column an index that begins with it. */
function filterIndexes(
  { indices }: EntityMetadata,
  filtered: ReadonlySet<string>,
  onlyLive: boolean,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { name, columns } of indices) {
    const [first = '', second = ''] = columns.map(({ propertyName }) => propertyName);
    const column = onlyLive && first === 'deletedOn' ? second : first;
    if (filtered.has(column) && !found.has(column)) found.set(column, name);
  }
  return found;
}

/** What the optimizer expects of each index. */
async function estimatesOf<Entity extends ObjectLiteral>(
  db: Reader,
  { tableName }: EntityMetadata,
  query: SelectQueryBuilder<Entity>,
  indexes: ReadonlySet<string>,
): Promise<{ total: number; estimates: ReadonlyMap<string, Estimate> }> {
  const statements: Statement[] = [
    [`SELECT 1 FROM ${tableName} whole`, []],
    ...[...indexes].map((index) => forcing(query.clone().select('1'), index)),
  ];
  const explained = decodeRows(
    await db.query(
      `EXPLAIN FORMAT=TRADITIONAL ${statements.map(([sql]) => `(${sql})`).join(' UNION ALL ')}`,
      statements.flatMap(([, parameters]) => parameters),
    ),
    {
      table: nullable(text),
      type: nullable(text),
      key: nullable(text),
      rows: nullable(integer),
      Extra: nullable(text),
    },
  );
  const total = Math.max(1, explained.find(({ table }) => table === 'whole')?.rows ?? 1);
  const ofRows = explained.filter(({ table }) => table === 'r');
  const estimates = ofRows.flatMap(({ type, key, rows, Extra }) => {
    if (key === null || rows === null) return [];
    // Reading a whole index in its order, the estimate is the length of the page.
    const range = { index: key, rows: type === 'index' ? total : Math.min(rows, total) };
    return [[key, { ...range, inOrder: !Extra?.includes('filesort') }] as const];
  });
  return { total, estimates: new Map(estimates) };
}
