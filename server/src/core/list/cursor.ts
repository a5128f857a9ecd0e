/**
 * Cursor paging: a page starts after, or ends before, a given row. Rows inserted or deleted meanwhile cause no
 * duplicates and no gaps.
 */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { entityName, refWhere, type Reader } from '../../db/read/reader';
import { asStored, decodeRows, integer } from '../../db/read/rawRows';
import { statementOf } from '../../db/read/statement';
import type { RecordEntity } from '../../db/schema/record';
import type { SortOrder } from '../../domain/lists/enums';
import { badInput } from '../operation/errors';

export interface Cursor {
  ref: string;
  field: 'after' | 'before';
}

/** The row that a search names as the border of its page. */
export function cursorOf({ after, before }: { after?: string | null; before?: string | null }): Cursor | null {
  if (after && before) throw badInput('after and before cannot be combined', 'before');
  if (after) return { ref: after, field: 'after' };
  return before ? { ref: before, field: 'before' } : null;
}

/** Id and sort keys of a row. */
export interface CursorPosition {
  id: number;
  keys: readonly unknown[];
}

/** Progress of reading a whole list in steps; kept by the caller. */
export class ListWalk {
  rowCount: number | null = null;
  /** Ids that were found but not yet read. */
  ids: number[] = [];
  /** Private, since the input's own fields are validated, and a key may be null. */
  #last: CursorPosition | null = null;

  private readonly seen = new Set<number>();

  /** `left`: number of rows still to find. */
  constructor(public left: number) {}

  /** Position of the last row found, as of that moment. */
  get last(): CursorPosition | null {
    return this.#last;
  }

  get ended(): boolean {
    return this.ids.length === 0 && this.left === 0;
  }

  /** Adds the next rows in order; an empty list ends the walk. Rows that an edit moved ahead are not repeated. */
  found(rows: readonly CursorPosition[]): void {
    const end = rows.at(-1);
    this.ids = rows.map(({ id }) => id).filter((id) => !this.seen.has(id));
    for (const id of this.ids) this.seen.add(id);
    this.#last = end ?? this.#last;
    this.left = end ? this.left - rows.length : 0;
  }
}

/** Selects the id and the sort keys, as `positionsOf` reads them. */
export function selectPosition<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  keys: readonly string[],
): SelectQueryBuilder<Entity> {
  query.select('r.id', 'id');
  for (const key of keys) if (key !== 'r.id') query.addSelect(key, keyName(keys, key));
  return query;
}

/** Name of a key's column in the result. TypeORM selects a column under one name only. */
export const keyName = (keys: readonly string[], key: string): string =>
  key === 'r.id' ? 'id' : `key${keys.indexOf(key)}`;

export function positionsOf(rows: readonly unknown[], keys: readonly string[]): CursorPosition[] {
  const names = keys.map((key) => keyName(keys, key));
  const shape = { ...Object.fromEntries(names.map((name) => [name, asStored] as const)), id: integer };
  return decodeRows(rows, shape).map((row) => ({
    id: row.id,
    keys: names.map((name) => (row as Readonly<Record<string, unknown>>)[name]),
  }));
}

/** Position of a row; deleted rows keep theirs. `query` has the joins that the keys need, and no condition. */
export async function cursorPosition<Entity extends RecordEntity>(
  db: Reader,
  query: SelectQueryBuilder<Entity>,
  entity: new () => Entity,
  { ref, field }: Cursor,
  keys: readonly string[],
): Promise<CursorPosition> {
  const row = selectPosition(query.clone(), keys).where(refWhere<Entity>(ref));
  const [position] = positionsOf(await db.query(...statementOf(row)), keys);
  if (!position) throw badInput(`${entityName(entity)} not found`, field);
  return position;
}

/** Some rows of an order, by a condition with its parameters. */
export interface Part {
  sql: string;
  parameters: ObjectLiteral;
  /** All rows share the first key, so that only the others sort them. */
  isOneGroup: boolean;
}

/**
 * The rows after a position, as conditions to be read one after the other: the rest of the rows that share the first
 * key, then those with a later one. Each is a range of an index, which a single condition would not be. Both databases
 * sort null first; only the first key may be null.
 */
export function partsAfter(keys: readonly string[], direction: SortOrder, position: CursorPosition): readonly Part[] {
  const [key = '', ...ties] = keys;
  const [value] = position.keys;
  const ascending = direction === 'ASC';
  const parts: Part[] = [];
  if (ties.length > 0) {
    const [same, given] = value === null ? [`${key} IS NULL`, {}] : [`${key} = :cursor`, { cursor: value }];
    const parameters = { ...given, ...tieParameters(position) };
    parts.push({ sql: `${same} AND ${pastTies(ties, direction)}`, parameters, isOneGroup: true });
  }
  if (value !== null) {
    const sql = ascending ? `${key} > :cursor` : `(${key} < :cursor OR ${key} IS NULL)`;
    parts.push({ sql, parameters: { cursor: value }, isOneGroup: false });
  } else if (ascending) {
    parts.push({ sql: `${key} IS NOT NULL`, parameters: {}, isOneGroup: false });
  }
  return parts;
}

/** Later than the position in the order of all keys but the first. Its first comparison is a range of an index. */
export function pastTies(ties: readonly string[], direction: SortOrder, at = 0): string {
  const [tie = '', ...others] = ties;
  const past = direction === 'ASC' ? '>' : '<';
  if (others.length === 0) return `${tie} ${past} :cursor${at}`;
  return `(${tie} ${past}= :cursor${at} AND (${tie} ${past} :cursor${at} OR ${pastTies(others, direction, at + 1)}))`;
}

/** The parameters of `pastTies`. */
export const tieParameters = ({ keys }: CursorPosition): ObjectLiteral =>
  Object.fromEntries(keys.slice(1).map((tie, at) => [`cursor${at}`, tie]));
