/**
 * Cursor paging: a page starts after, or ends before, a given row. Rows inserted or deleted meanwhile cause no
 * duplicates and no gaps.
 */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { entityName, refWhere, type Reader } from '../db/reader';
import { asStored, integer } from '../db/rawRows';
import type { RecordEntity } from '../db/record';
import type { SortOrder } from '../domain/enums';
import { badInput } from './errors';

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

/** Id and sort value of a row. */
export interface CursorPosition {
  id: number;
  value: unknown;
}

/** Progress of reading a whole list in steps; kept by the caller. */
export class ListWalk {
  rowCount: number | null = null;
  /** Ids that were found but not yet read. */
  ids: number[] = [];
  /** Position of the last row found, as of that moment. */
  last: CursorPosition | null = null;

  private readonly seen = new Set<number>();

  /** `left`: number of rows still to find. */
  constructor(public left: number) {}

  get ended(): boolean {
    return this.ids.length === 0 && this.left === 0;
  }

  /** Adds the next rows in order; an empty list ends the walk. Rows that an edit moved ahead are not repeated. */
  found(rows: readonly { id: number; place: unknown }[]): void {
    const end = rows.at(-1);
    this.ids = rows.map(({ id }) => id).filter((id) => !this.seen.has(id));
    for (const id of this.ids) this.seen.add(id);
    this.last = end ? { id: end.id, value: end.place } : this.last;
    this.left = end ? this.left - rows.length : 0;
  }
}

/** Position of a row; deleted rows keep theirs. */
export async function cursorPosition<Entity extends RecordEntity>(
  db: Reader,
  ordered: SelectQueryBuilder<Entity>,
  entity: new () => Entity,
  { ref, field }: Cursor,
  column: string,
): Promise<CursorPosition> {
  const query = ordered.clone().select('r.id', 'id').addSelect(column, 'value').where(refWhere<Entity>(ref));
  const [place] = await db.raw(query as SelectQueryBuilder<ObjectLiteral>, { id: integer, value: asStored });
  if (!place) throw badInput(`${entityName(entity)} not found`, field);
  return place;
}

/** Restricts the query to rows after the position, in the direction of the walk. Both databases sort null first. */
export function seekPast(
  query: SelectQueryBuilder<ObjectLiteral>,
  column: string,
  direction: SortOrder,
  { id, value }: CursorPosition,
): void {
  const ascending = direction === 'ASC';
  query.setParameters({ placeId: id, ...(value === null ? {} : { place: value }) });
  query.andWhere(value === null ? pastNull(column, ascending) : pastValue(column, ascending));
}

/** Null rows with a later id and, ascending, everything that has a value. */
function pastNull(column: string, ascending: boolean): string {
  const restOfNulls = `(${column} IS NULL AND r.id ${ascending ? '>' : '<'} :placeId)`;
  return ascending ? `(${restOfNulls} OR ${column} IS NOT NULL)` : restOfNulls;
}

/** Later values, the same value with a later id and, descending, the nulls at the end. */
function pastValue(column: string, ascending: boolean): string {
  const [past, atOrPast] = ascending ? ['>', '>='] : ['<', '<='];
  // The first condition is a range of the index; the second takes the position itself out of it.
  const restOfValues = `(${column} ${atOrPast} :place AND (${column} ${past} :place OR r.id ${past} :placeId))`;
  return ascending ? restOfValues : `(${column} IS NULL OR ${restOfValues})`;
}
