/**
 * A page that begins behind a row, or ends before one, instead of after so many rows: whatever is booked or deleted
 * meanwhile, no row comes twice and none is left out.
 */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { entityName, refWhere, type Reader } from '../db/reader';
import type { RecordEntity } from '../db/record';
import type { SortOrder } from '../domain/enums';
import { badInput } from './errors';

export interface Cursor {
  ref: string;
  field: 'after' | 'before';
}

/** The row that a search names as the border of its page. */
export function cursorOf({ after, before }: { after?: string | null; before?: string | null }): Cursor | null {
  if (after && before) throw badInput('Give after or before, not both', 'before');
  if (after) return { ref: after, field: 'after' };
  return before ? { ref: before, field: 'before' } : null;
}

/** A row's id and the value by which it is sorted. */
export interface CursorPosition {
  id: number;
  value: unknown;
}

/** How far a walk through a whole list has come; its caller keeps it from step to step. */
export class ListWalk {
  rowCount: number | null = null;
  /** Found, and not yet read. */
  ids: number[] = [];
  /** The last row found, as it stood then. */
  last: CursorPosition | null = null;

  private readonly seen = new Set<number>();

  /** `left`: how many rows are still to be found. */
  constructor(public left: number) {}

  get ended(): boolean {
    return this.ids.length === 0 && this.left === 0;
  }

  /** Takes what was found next, in order; nothing means that the list is over. A row that was moved on by an edit is not repeated. */
  found(rows: readonly { id: number; place: unknown }[]): void {
    const end = rows.at(-1);
    this.ids = rows.map(({ id }) => id).filter((id) => !this.seen.has(id));
    for (const id of this.ids) this.seen.add(id);
    this.last = end ? { id: end.id, value: end.place } : this.last;
    this.left = end ? this.left - rows.length : 0;
  }
}

/** Where the named row stands. A deleted one has kept its place. */
export async function cursorPosition<Entity extends RecordEntity>(
  db: Reader,
  ordered: SelectQueryBuilder<Entity>,
  entity: new () => Entity,
  { ref, field }: Cursor,
  column: string,
): Promise<CursorPosition> {
  const query = ordered.clone().select('r.id', 'id').addSelect(column, 'value').where(refWhere<Entity>(ref));
  const [place] = await db.raw<CursorPosition>(query as SelectQueryBuilder<ObjectLiteral>);
  if (!place) throw badInput(`${entityName(entity)} not found`, field);
  return place;
}

/** The rows that follow the place in the direction of the walk. Both databases put null before every value. */
export function seekPast(
  query: SelectQueryBuilder<ObjectLiteral>,
  column: string,
  direction: SortOrder,
  { id, value }: CursorPosition,
): void {
  const [past, atOrPast] = direction === 'ASC' ? ['>', '>='] : ['<', '<='];
  query.setParameters({ placeId: id, ...(value === null ? {} : { place: value }) });
  if (value === null) {
    query.andWhere(
      `((${column} IS NULL AND r.id ${past} :placeId)${direction === 'ASC' ? ` OR ${column} IS NOT NULL` : ''})`,
    );
    return;
  }
  const valued = `${column} ${atOrPast} :place AND (${column} ${past} :place OR r.id ${past} :placeId)`;
  query.andWhere(direction === 'DESC' ? `(${column} IS NULL OR (${valued}))` : `(${valued})`);
}
