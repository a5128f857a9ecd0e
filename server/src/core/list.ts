/** Generic list query: whitelisted sort fields, exhaustive filters, a page and its exact count. */
import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { QueryContext } from './operation';
import type { SortOrder } from '../domain/enums';
import { badInput } from './errors';
import { selectionOf, isSelected } from './selection';
import {
  cursorOf,
  cursorPosition,
  keyName,
  positionsOf,
  type Cursor,
  type CursorPosition,
  type ListWalk,
} from './cursor';
import { integer } from '../db/rawRows';
import type { RecordEntity } from '../db/record';
import { readRows } from './relations';
import { FilterQuery, type Filter } from './filters';
import { orderOf, type ListOrder } from './listOrder';
import { pageStatement } from './listPage';
import { readByNames } from './namedOrder';
import { ListInput, type FilterNames, type ListSpec } from './listSpec';

export { ListInput, type ListSpec };

export interface Page<Row> {
  rows: Row[];
  rowCount: number;
}

/** GraphQL type of a page of `Row`s. */
export function pageOf<Row extends object>(row: ClassType<Row>, name: string): ClassType<Page<Row>> {
  @ObjectType(`${name}Page`, { description: 'One page of a list, and how many rows there are in all.' })
  class PageType implements Page<Row> {
    @Field(() => [row])
    rows: Row[];

    @Field(() => Int, { description: 'Total number of matching rows.' })
    rowCount: number;
  }
  return PageType;
}

export async function listPage<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  context: QueryContext,
  search: Search,
): Promise<Page<Entity>> {
  spec.check?.(search, context);
  const matching = filtered(spec, context, search);
  if (search.walk) return walkOn(spec, context, search, matching, search.walk);
  const count = () => exactCount(spec, context, search, matching);
  if (!isSelected(context.fields, 'rows'))
    return { rows: [], rowCount: isSelected(context.fields, 'rowCount') ? await count() : 0 };
  if ((search.skip ?? 0) >= deepOffset && !cursorOf(search)) {
    const rowCount = await count();
    return { rows: await pageRows(spec, context, search, matching, rowCount), rowCount };
  }
  const [rows, rowCount] = await Promise.all([
    pageRows(spec, context, search, matching, null),
    isSelected(context.fields, 'rowCount') ? count() : 0,
  ]);
  return { rows, rowCount };
}

/** Maximum values of a list filter, since statements have a maximum number of placeholders. */
const maxValues = 1000;

interface Matching<Entity> {
  /** The rows that the filters let through. */
  matching: SelectQueryBuilder<Entity & ObjectLiteral>;
  order: ListOrder<Entity>;
  isFiltered: boolean;
}

function filtered<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  context: QueryContext,
  search: Search,
): Matching<Entity> {
  const query = context.db.select(spec.entity, 'r');
  const order = orderOf(spec, search, query);
  let isFiltered = false;
  if (!spec.withDeleted?.(search)) query.where('r.deletedOn IS NULL');
  for (const [name, filter] of Object.entries(spec.filters) as [
    FilterNames<Search>,
    Filter<Entity, unknown, Search>,
  ][]) {
    const value = search[name];
    if (Array.isArray(value) && value.length > maxValues) {
      throw badInput(`${String(name)} accepts at most ${maxValues} values`, String(name));
    }
    if (!isGiven(value)) continue;
    isFiltered = true;
    filter(new FilterQuery(query, String(name)), value, { ...context, search });
  }
  return { matching: query, order, isFiltered };
}

/** Null, blank texts and empty lists do not filter. */
export function isGiven<T>(value: T): value is NonNullable<T> {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

async function exactCount<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  context: QueryContext,
  search: Search,
  { matching }: Matching<Entity>,
): Promise<number> {
  const quick = await spec.count?.(context, search);
  if (quick !== null && quick !== undefined) return quick;
  const [row] = await context.db.raw(matching.clone().select('COUNT(*)', 'n'), { n: integer });
  return row?.n ?? 0;
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
  if (readsByName(spec, found, skip)) {
    const rows = await readByNames(context.db, found.matching, order, { direction, skip, take, position });
    const ids = rows.map(({ id }) => id);
    return rowsByIds(spec, context, backwards ? ids.reverse() : ids);
  }
  const page = { keys: order.keys, direction, index: indexOf(context, found), skip, take, position };
  const [sql, parameters] = pageStatement(order.joinedTo(found.matching), page);
  const inOrder = [
    `page.part ${backwards ? 'DESC' : 'ASC'}`,
    ...order.keys.map((key) => `page.${keyName(order.keys, key)} ${order.order}`),
  ].join(', ');
  return readRows(
    context.db,
    spec.entity,
    selectionOf(context.fields, 'rows'),
    `JOIN (${sql}) page ON page.id = r.id ORDER BY ${inOrder}`,
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

/** With filters, the database chooses the index. */
const indexOf = <Entity>({ db }: QueryContext, { order, isFiltered }: Matching<Entity>): string | null =>
  db.embedded || isFiltered ? null : order.index;

const readsByName = <Entity extends RecordEntity, Search extends ListInput>(
  { sorting }: ListSpec<Entity, Search>,
  { order, isFiltered }: Matching<Entity>,
  skip: number,
): boolean => sorting.by === 'index' && order.joined !== undefined && !isFiltered && skip < deepOffset;

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
  walk.rowCount ??= await exactCount(spec, context, search, found);
  const { order } = found;
  const matching = order.joinedTo(found.matching);
  while (walk.ids.length === 0 && walk.left > 0) {
    const anchor = walk.last ? null : cursorOf(search);
    const position = walk.last ?? (anchor && (await positionOf(spec, context, order, anchor)));
    const page = {
      keys: order.keys,
      direction: order.order,
      index: indexOf(context, found),
      skip: position ? 0 : (search.skip ?? 0),
      take: Math.min(walkBlock, walk.left),
      position,
    };
    walk.found(positionsOf(await context.db.query(...pageStatement(matching, page)), order.keys));
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
