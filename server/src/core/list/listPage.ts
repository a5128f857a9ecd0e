/** The statement that finds the rows of a page: which index is read, and from where. */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { statementOf, type PositionalStatement } from '../../db/read/statement';
import type { SortOrder } from '../../domain/lists/enums';
import { keyName, partsAfter, selectPosition, type Part, type CursorPosition } from './cursor';

export interface PageBounds {
  direction: SortOrder;
  skip: number;
  take: number;
  /** The page starts after this row. */
  position: CursorPosition | null;
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
export function partsStatement<Entity extends ObjectLiteral>(
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
