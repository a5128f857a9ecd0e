/** The order of a search: which columns, which direction, and the index that has this order. */
import type { EntityMetadata, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { RecordEntity } from '../../db/schema/record';
import type { SortOrder } from '../../domain/lists/enums';
import { badInput } from '../operation/errors';
import { sortFields, type ListInput, type ListSpec } from './listSpec';
import { sortable } from './textSearch';

export interface ListOrder<Entity> {
  /** SQL of the sort keys. The first one may be null; together they are different for every row. */
  keys: readonly string[];
  /** SQL of the keys of a row that may have been deleted, which released its unique value. */
  cursorKeys: readonly string[];
  order: SortOrder;
  /** Name of an index in this order. */
  index: string | null;
  /** The reference to the other record by whose name rows are read; null for other sorts. */
  named: NamedReference | null;
  onlyLive: boolean;
  /** Columns by which the rows that a filter on them lets through lie together in this order. */
  related: ReadonlySet<string>;
  /** A copy of the query with the join that the keys need. */
  joinedTo(query: SelectQueryBuilder<Entity & ObjectLiteral>): SelectQueryBuilder<Entity & ObjectLiteral>;
}

export interface NamedReference {
  entity: EntityTarget<ObjectLiteral>;
  /** SQL of the column that refers to it. */
  column: string;
  /** Name of an index by which the rows of each record are in order. */
  index: string | null;
}

export function orderOf<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  search: Search,
  rows: SelectQueryBuilder<Entity>,
  fixed: ReadonlySet<string> = new Set(),
): ListOrder<Entity> {
  const [field, order] = sorting(spec, search);
  const joined = spec.joinedSort?.[field];
  const joinedTo = (query: SelectQueryBuilder<Entity>) =>
    joined ? query.clone().leftJoin(`r.${joined.relation}`, 'named') : query.clone();
  const joins = joinedTo(rows);
  const own = spec.sort.find((name) => name === field) ?? spec.defaultSort[0];
  const column = spec.sortAs?.[own] ?? own;
  const first = sortable(joins, joined ? `named.${joined.column}` : `r.${column}`);
  const { metadata } = joins.expressionMap.mainAlias ?? {};
  const onlyLive = spec.withDeleted === undefined;
  const isUnique = onlyLive && !joined && metadata !== undefined && isUniqueAmongLive(metadata, column);
  const ties = spec.sorting.by === 'index' ? spec.sorting.ties.map((tie) => `r.${tie}`) : [];
  // MySQL sorts by a text that is the same in all rows, rather than to read an index in its order.
  const all = [first, ...ties, 'r.id'].filter((key) => joined ?? !fixed.has(key.slice('r.'.length)));
  const keys = isUnique ? [first] : [...new Set(all)];
  const index = joined || !metadata ? null : indexInOrder(metadata, keys, onlyLive);
  const cursorKeys = keys.map((key) => (isUnique && key === first ? `COALESCE(${key}, r.${releasedAs(column)})` : key));
  const named =
    joined && metadata && spec.sorting.by === 'index'
      ? namedReference(metadata, String(joined.relation), keys.slice(1), onlyLive)
      : null;
  const sorted = named ? (named.column.slice('r.'.length) as typeof column) : column;
  const related = new Set<string>((spec.sorting.by === 'index' && spec.sorting.related?.[sorted]) || []);
  return { keys, cursorKeys, order, index, named, onlyLive, related, joinedTo };
}

function namedReference(
  metadata: EntityMetadata,
  name: string,
  ties: readonly string[],
  onlyLive: boolean,
): NamedReference | null {
  const relation = metadata.findRelationWithPropertyPath(name);
  const property = relation?.joinColumns[0]?.propertyName;
  if (!relation || !property) return null;
  const column = `r.${property}`;
  const index = indexInOrder(metadata, [column, ...ties], onlyLive);
  return { entity: relation.inverseEntityMetadata.target, column, index };
}

/** A column that is null in deleted rows and unique in the others. */
const isUniqueAmongLive = ({ indices }: EntityMetadata, column: string): boolean =>
  column.startsWith('live') &&
  indices.some(({ isUnique, columns }) => isUnique && columns.length === 1 && columns[0]?.propertyName === column);

/** `liveAwbNo` is the number in `awbNo` of a live row. */
const releasedAs = (column: string) => `${column.charAt(4).toLowerCase()}${column.slice(5)}`;

/**
 * The index in an order that decides the most filters. In an index of which only live rows are read, the date of deletion
 * is the same everywhere: null.
 */
export function indexInOrder({ indices }: EntityMetadata, keys: readonly string[], onlyLive: boolean): string | null {
  const wanted = keys.map((key) => key.slice('r.'.length));
  const inOrder = indices.filter(({ columns }) => {
    const names = columns.map(({ propertyName }) => propertyName);
    const sorted = onlyLive ? names.filter((name, at) => at > 1 || name !== 'deletedOn') : names;
    return wanted.every((name, at) => sorted[at] === name);
  });
  const [widest] = inOrder.sort((a, b) => b.columns.length - a.columns.length);
  return widest?.name ?? null;
}

function sorting<Entity extends RecordEntity, Search extends ListInput>(
  spec: ListSpec<Entity, Search>,
  search: Search,
): [string, SortOrder] {
  const [field, order] = spec.defaultSort;
  const wanted = search.sortBy?.toLowerCase();
  const names = sortFields(spec);
  const name = wanted ? names.find((key) => key.toLowerCase() === wanted) : field;
  if (!name) throw badInput(`sortBy must be one of ${names.join(', ')}`, 'sortBy');
  return [name, search.sortOrder ?? (wanted ? 'ASC' : order)];
}
