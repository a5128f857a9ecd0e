/** Generic list query: whitelisted sort fields, exhaustive filters, a page and its exact count. */
import { Max, Min, IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int, ObjectType, type ClassType } from 'type-graphql';
import type { SelectQueryBuilder } from 'typeorm';
import type { QueryContext } from './operation';
import { SortOrder } from '../domain/enums';
import { badInput } from './errors';
import { selectionOf, isSelected } from './selection';
import { cursorOf, cursorPosition, seekPast, type ListWalk } from './cursor';
import type { ColumnName, ToOneName } from '../db/newRecord';
import { asStored, integer } from '../db/rawRows';
import type { RecordEntity } from '../db/record';
import { readRows } from './relations';
import { RecordRef } from './scalars';
import { FilterQuery, type Filter } from './filters';
import { sortable } from './textSearch';

@InputType()
export abstract class ListInput {
  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt({ message: 'skip must be a whole number' })
  @Min(0, { message: 'skip must be 0 or more' })
  skip?: number;

  @Field(() => Int, { nullable: true })
  @IsOptional()
  @IsInt({ message: 'take must be a whole number' })
  @Min(1, { message: 'take must be 1 or more' })
  @Max(5000, { message: 'take must be 5000 or less' })
  take?: number;

  @Field(() => RecordRef, {
    nullable: true,
    description: 'Cursor: id or uniqueId of a row; returns the rows after it. Overrides `skip`.',
  })
  after?: string;

  @Field(() => RecordRef, {
    nullable: true,
    description: 'Cursor: id or uniqueId of a row; returns the rows before it. Overrides `skip`.',
  })
  before?: string;

  @Field(() => String, { nullable: true })
  sortBy?: string;

  @Field(() => SortOrder, { nullable: true })
  sortOrder?: SortOrder;

  /** Set by exports, not part of either API: each call reads the next `take` rows. */
  walk?: ListWalk;
}

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

type FilterNames<Search> = Exclude<keyof Search, keyof ListInput>;

/** A relation of the entity and the column of the related record by which rows are sorted. */
type JoinedSort<Entity> = {
  [Name in ToOneName<Entity>]: { relation: Name; column: ColumnName<NonNullable<Entity[Name]>> };
}[ToOneName<Entity>];

export interface ListSpec<Entity extends RecordEntity, Search extends ListInput> {
  entity: new () => Entity;
  /** Sort field to column. */
  sort: Readonly<Record<string, ColumnName<Entity>>>;
  /** Fields that sort by another record's name; its table is joined only for such a sort. */
  joinedSort?: Readonly<Record<string, JoinedSort<Entity>>>;
  defaultSort: readonly [ColumnName<Entity>, SortOrder];
  pageSize: number;
  /** One entry for every filter of the search input, so that a missing one does not compile. */
  filters: { readonly [Name in FilterNames<Required<Search>>]: Filter<Entity, Required<Search>[Name], Search> };
  /** Validates combinations of filters, e.g. the order of two dates. */
  check?: (search: Search, context: QueryContext) => void;
  /** Whether deleted rows are included; they are not by default. */
  withDeleted?: (search: Search) => boolean;
  /** Faster exact count for searches that support it; null otherwise. */
  count?: (context: QueryContext, search: Search) => Promise<number | null>;
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

function filtered<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  context: QueryContext,
  search: Search,
): SelectQueryBuilder<Entity> {
  const query = context.db.select(spec.entity, 'r');
  if (!spec.withDeleted?.(search)) query.where('r.deletedOn IS NULL');
  for (const [name, filter] of Object.entries(spec.filters) as [
    FilterNames<Search>,
    Filter<Entity, unknown, Search>,
  ][]) {
    const value = search[name];
    if (Array.isArray(value) && value.length > maxValues) {
      throw badInput(`${String(name)} accepts at most ${maxValues} values`, String(name));
    }
    if (isGiven(value)) filter(new FilterQuery(query, String(name)), value, { ...context, search });
  }
  return query;
}

/** Null, blank texts and empty lists do not filter. */
export function isGiven<T>(value: T): value is NonNullable<T> {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

async function exactCount<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  context: QueryContext,
  search: Search,
  matching: SelectQueryBuilder<Entity>,
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
  matching: SelectQueryBuilder<Entity>,
  rowCount: number | null,
): Promise<Entity[]> {
  const anchor = cursorOf(search);
  const wanted = search.take ?? spec.pageSize;
  const { skip, take, backwards } = anchor
    ? { skip: 0, take: wanted, backwards: anchor.field === 'before' }
    : offsetWindow(search.skip ?? 0, wanted, rowCount);
  if (take <= 0) return [];
  const { page, column, order, direction } = ordered(spec, search, matching, backwards);
  if (anchor) seekPast(page, column, direction, await cursorPosition(context.db, page, spec.entity, anchor, column));
  page.offset(skip).limit(take);

  const [found, parameters] = page.getQueryAndParameters();
  return readRows(
    context.db,
    spec.entity,
    selectionOf(context.fields, 'rows'),
    `JOIN (${found}) page ON page.id = r.id ORDER BY page.place ${order}, page.id ${order}`,
    parameters,
  );
}

/** Ids and sort values of the matching rows, in the search's order or reversed. */
function ordered<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  search: Search,
  matching: SelectQueryBuilder<Entity>,
  backwards: boolean,
) {
  const [field, order] = sorting(spec, search);
  const direction: SortOrder = backwards ? (order === 'ASC' ? 'DESC' : 'ASC') : order;
  const page = matching.clone();
  const joined = spec.joinedSort?.[field];
  if (joined) page.leftJoin(`r.${joined.relation}`, 'named');
  const column = sortable(page, joined ? `named.${joined.column}` : `r.${spec.sort[field] ?? spec.defaultSort[0]}`);
  page.select('r.id', 'id').addSelect(column, 'place').orderBy(column, direction).addOrderBy('r.id', direction);
  return { page, column, order, direction };
}

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
  matching: SelectQueryBuilder<Entity>,
  walk: ListWalk,
): Promise<Page<Entity>> {
  walk.rowCount ??= await exactCount(spec, context, search, matching);
  while (walk.ids.length === 0 && walk.left > 0) {
    const { page, column, direction } = ordered(spec, search, matching, false);
    const anchor = walk.last ? null : cursorOf(search);
    const last = walk.last ?? (anchor && (await cursorPosition(context.db, page, spec.entity, anchor, column)));
    if (last) seekPast(page, column, direction, last);
    page.offset(last ? 0 : (search.skip ?? 0)).limit(Math.min(walkBlock, walk.left));
    walk.found(await context.db.raw(page, { id: integer, place: asStored }));
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

function sorting<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  search: Search,
): [string, SortOrder] {
  const [field, order] = spec.defaultSort;
  const wanted = search.sortBy?.toLowerCase();
  const names = [...Object.keys(spec.sort), ...Object.keys(spec.joinedSort ?? {})];
  const name = wanted ? names.find((key) => key.toLowerCase() === wanted) : field;
  if (!name) throw badInput(`sortBy must be one of ${names.join(', ')}`, 'sortBy');
  return [name, search.sortOrder ?? (wanted ? 'ASC' : order)];
}
