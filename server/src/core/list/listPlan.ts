/**
 * Chooses the index that a filtered page is read from. A page can be read along the index of its sort, where rows that
 * the filters refuse are skipped, or from the index of a filter, where all rows that it finds are sorted. MySQL and
 * MariaDB estimate well how many rows a range of an index has, but choose wrongly between the two; so they are asked
 * for the former only, and `listCost.ts` says what follows from it. SQLite is used by small installations and chooses by itself.
 */
import type { EntityMetadata, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Reader } from '../../db/read/reader';
import type { FilteredColumns } from './filters';
import { chosenPlan, type ListPlan } from './listCost';
import { columnsOf, estimatesOf, sharesOf } from './listEstimates';
import type { ListOrder } from './listOrder';
import { sorted } from './listPage';

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
