/** Generic list query: whitelisted sort fields, exhaustive filters, a page and its exact count. */
import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import type { QueryContext } from '../operation/operation';
import type { SortOrder } from '../../domain/lists/enums';
import { badInput } from '../operation/errors';
import { selectionOf, isSelected } from '../record/selection';
import { cursorOf, cursorPosition, keyName, type Cursor, type CursorPosition, type ListWalk } from './cursor';
import type { RecordEntity } from '../../db/schema/record';
import { readRows } from '../record/relations';
import { decodeRows, integer } from '../../db/read/rawRows';
import { FilterQuery, noColumns, type Filter } from './filters';
import { orderOf, type ListOrder } from './listOrder';
import { forcing, pageStatement, positionsAlong, type Matching } from './listPage';
import { planOf } from './listPlan';
import { BranchListInput, ListInput, type FilterNames, type ListSpec } from './listSpec';

export { BranchListInput, ListInput, type ListSpec };

export interface Page<Row> {
  rows: Row[];
  rowCount: number;
  rowCountIfQuick?: number | null;
}

/** GraphQL type of a page of `Row`s. */
export function pageOf<Row extends object>(row: ClassType<Row>, name: string): ClassType<Page<Row>> {
  @ObjectType(`${name}Page`, { description: 'One page of a list, and how many rows there are in all.' })
  class PageType implements Page<Row> {
    @Field(() => [row])
    rows: Row[];

    @Field(() => Int, { description: 'Total number of matching rows.' })
    rowCount: number;

    @Field(() => Int, {
      nullable: true,
      description: 'Total number of matching rows; null if counting them would take longer than finding the page.',
    })
    rowCountIfQuick?: number | null;
  }
  return PageType;
}

export async function listPage<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  context: QueryContext,
  search: Search,
): Promise<Page<Entity>> {
  spec.check?.(search, context);
  const matching = await filtered(spec, context, search);
  if (search.walk) return walkOn(spec, context, search, matching, search.walk);
  const rollup = memoized(async () => (await spec.count?.(context, search)) ?? null);
  const count = memoized(() => exactCount(context, matching, rollup));
  const isWanted = (name: keyof Page<Entity>) => isSelected(context.fields, name);
  const counted = async () => ({
    rowCount: isWanted('rowCount') ? await count() : 0,
    rowCountIfQuick: isWanted('rowCountIfQuick') ? await quickCount(context, matching, rollup) : null,
  });
  if (!isWanted('rows')) return { rows: [], ...(await counted()) };
  if ((search.skip ?? 0) >= deepOffset && !cursorOf(search)) {
    const rowCount = await count();
    const rows = await pageRows(spec, context, search, matching, rowCount);
    return { rows, rowCount, rowCountIfQuick: rowCount };
  }
  const [counts, rows] = await Promise.all([counted(), pageRows(spec, context, search, matching, null)]);
  return { rows, ...counts, rowCountIfQuick: counts.rowCountIfQuick ?? countOfLastPage(spec, search, rows.length) };
}

/** A page that is not full is the last one. */
function countOfLastPage<Entity extends RecordEntity, Search extends ListInput>(
  { pageSize }: ListSpec<Entity, Search>,
  search: Search,
  found: number,
): number | null {
  const { skip = 0, take = pageSize } = search;
  return !cursorOf(search) && found < take && (found > 0 || skip === 0) ? skip + found : null;
}

function memoized<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => (result ??= work());
}

/** A count by what the list keeps for it; null if it keeps nothing for this search. */
type KeptCount = () => Promise<number | null>;

/** The most that is read for a count while the page is found (`listCost.ts`), and the longest that a page waits for it. */
const maxQuickCost = 60_000;
const maxQuickMs = 25;

async function exactCount<Entity>(context: QueryContext, matching: Matching<Entity>, kept: KeptCount): Promise<number> {
  return (await kept()) ?? (await countRows(context, matching, null)) ?? 0;
}

/** Null if counting takes longer than a page should. */
async function quickCount<Entity>(
  context: QueryContext,
  matching: Matching<Entity>,
  kept: KeptCount,
): Promise<number | null> {
  const count = await kept();
  if (count !== null) return count;
  const { counting } = await matching.plan();
  return counting && counting.cost > maxQuickCost ? null : countRows(context, matching, maxQuickMs);
}

async function countRows<Entity>(
  { db }: QueryContext,
  { rows, plan }: Matching<Entity>,
  withinMs: number | null,
): Promise<number | null> {
  const { counting } = await plan();
  const [sql, parameters] = forcing(rows.clone().select('COUNT(*)', 'n'), counting?.index ?? null);
  const found = withinMs === null ? await db.query(sql, parameters) : await db.queryWithin(withinMs, sql, parameters);
  return found && (decodeRows(found, { n: integer })[0]?.n ?? 0);
}

/** Counts no further than one row more than `most`, unless the list keeps the count. */
export async function countUpTo<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  context: QueryContext,
  search: Search,
  most: number,
): Promise<number> {
  spec.check?.(search, context);
  const kept = await spec.count?.(context, search);
  if (kept !== null && kept !== undefined) return kept;
  const { rows, plan } = await filtered(spec, context, search);
  const { counting } = await plan();
  const [sql, parameters] = forcing(
    rows
      .clone()
      .select('1', 'found')
      .limit(most + 1),
    counting?.index ?? null,
  );
  const found = await context.db.query(`SELECT COUNT(*) AS n FROM (${sql}) matching`, parameters);
  return decodeRows(found, { n: integer })[0]?.n ?? 0;
}

/** Maximum values of a list filter, since statements have a maximum number of placeholders. */
const maxValues = 1000;

async function filtered<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  context: QueryContext,
  search: Search,
): Promise<Matching<Entity>> {
  const query = context.db.select(spec.entity, 'r');
  const known = noColumns();
  if (!spec.withDeleted?.(search)) query.where('r.deletedOn IS NULL');
  for (const [name, filter] of Object.entries(spec.filters) as [
    FilterNames<Search>,
    Filter<Entity, unknown, Search>,
  ][]) {
    const value = search[name];
    if (Array.isArray(value) && value.length > maxValues) {
      throw badInput(`${String(name)} accepts at most ${maxValues} values`, String(name));
    }
    if (isGiven(value)) await filter(new FilterQuery(query, String(name), known), value, { ...context, search });
  }
  const rows = (search.skip ?? 0) + (search.take ?? spec.pageSize);
  const order = orderOf(spec, search, query, known.fixed);
  const plan = memoized(() => planOf(context.db, query, order, known, rows));
  return { rows: query, order, plan };
}

/** Null, blank texts and empty lists do not filter. */
export function isGiven<T>(value: T): value is NonNullable<T> {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** From this offset on, paging backwards from the end may be faster. */
const deepOffset = 10_000;

/**
 * Finds the page's ids by an index first, then reads columns of these rows only, in one statement. Joining and reading
 * the skipped rows would cost three times as much.
 */
async function pageRows<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  context: QueryContext,
  search: Search,
  found: Matching<Entity>,
  rowCount: number | null,
): Promise<Entity[]> {
  const anchor = cursorOf(search);
  const wanted = search.take ?? spec.pageSize;
  const { skip, take, backwards } = anchor
    ? { skip: 0, take: wanted, backwards: anchor.field === 'before' }
    : offsetWindow(search.skip ?? 0, wanted, rowCount);
  if (take <= 0) return [];
  const { order } = found;
  const direction = backwards ? opposite[order.order] : order.order;
  const position = anchor && (await positionOf(spec, context, order, anchor));
  const page = { direction, skip, take, position };
  const plan = await found.plan();
  if (plan.fallback !== null || (plan.byName && skip < deepOffset)) {
    const ids = (await positionsAlong(context.db, found, plan, page)).map(({ id }) => id);
    return rowsByIds(spec, context, backwards ? ids.reverse() : ids);
  }
  const [sql, parameters] = pageStatement(order.joinedTo(found.rows), {
    keys: order.keys,
    index: plan.index,
    collected: plan.collected,
    ...page,
  });
  const inOrder = [
    `page.part ${backwards ? 'DESC' : 'ASC'}`,
    ...order.keys.map((key) => `page.${keyName(order.keys, key)} ${order.order}`),
  ].join(', ');
  return readRows(
    context.db,
    spec.entity,
    selectionOf(context.fields, 'rows'),
    // An outer join, so that the page is read first: MariaDB overestimates its rows and would read the table.
    `${context.db.embedded ? '' : 'RIGHT '}JOIN (${sql}) page ON page.id = r.id ORDER BY ${inOrder}`,
    parameters,
  );
}

function positionOf<Entity extends RecordEntity, Search extends ListInput>(
  { entity }: ListSpec<Entity, Search>,
  { db }: QueryContext,
  { joinedTo, cursorKeys }: ListOrder<Entity>,
  anchor: Cursor,
): Promise<CursorPosition> {
  return cursorPosition(db, joinedTo(db.select(entity, 'r')), entity, anchor, cursorKeys);
}

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const satisfies Record<SortOrder, SortOrder>;

/** Ids found per statement of a walk: without an index for its order, each statement sorts the whole list. */
const walkBlock = 5000;

/**
 * Reads the next rows of a walk. Each block of ids starts after the last sort value and id read, so rows inserted,
 * changed or deleted meanwhile do not shift the others.
 */
async function walkOn<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  context: QueryContext,
  search: Search,
  found: Matching<Entity>,
  walk: ListWalk,
): Promise<Page<Entity>> {
  walk.rowCount ??= await exactCount(context, found, async () => (await spec.count?.(context, search)) ?? null);
  const { order } = found;
  while (walk.ids.length === 0 && walk.left > 0) {
    const anchor = walk.last ? null : cursorOf(search);
    const position = walk.last ?? (anchor && (await positionOf(spec, context, order, anchor)));
    const skip = position ? 0 : (search.skip ?? 0);
    const page = { direction: order.order, skip, take: Math.min(walkBlock, walk.left), position };
    walk.found(await positionsAlong(context.db, found, await found.plan(), page));
  }
  const ids = walk.ids.slice(0, search.take ?? spec.pageSize);
  const rows = await rowsByIds(spec, context, ids);
  walk.ids = walk.ids.slice(ids.length);
  return { rows, rowCount: walk.rowCount };
}

async function rowsByIds<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  { db, fields }: QueryContext,
  ids: readonly number[],
): Promise<Entity[]> {
  if (ids.length === 0) return [];
  const rows = await readRows(
    db,
    spec.entity,
    selectionOf(fields, 'rows'),
    `WHERE r.id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Past the middle of a long list, reads from the end instead. */
function offsetWindow(skip: number, take: number, rowCount: number | null) {
  if (rowCount === null || skip <= rowCount / 2) return { skip, take, backwards: false };
  const end = Math.min(skip + take, rowCount);
  return { skip: rowCount - end, take: end - skip, backwards: true };
}
