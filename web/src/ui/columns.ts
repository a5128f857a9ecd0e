/** One definition of a column: the table shows it, the server sorts by it, Excel writes it. */
import type { ReactNode } from 'react';
import { showDate, showInstant, showMoney, showWeight } from './format';

export type Cell = string | number | null | undefined;

/**
 * What a cell holds: money is rupees, weight is kilograms, a date is YYYY-MM-DD, an instant is ISO 8601. An `id` is a
 * number that names a record, so its digits are not grouped.
 */
export type CellKind = 'text' | 'number' | 'id' | 'money' | 'weight' | 'date' | 'instant';

/**
 * How a cell uses its width. `cut`: on two lines at most, then an ellipsis, with the whole text as title. `whole`: on one
 * line, never cut; the table scrolls first. `wrap`: never cut, on as many lines as it takes. `identifier`: never cut, a
 * long one on two lines; a column that renders it itself does so with `Identifier`.
 */
export type CellFit = 'cut' | 'whole' | 'wrap' | 'identifier';

/**
 * Where a cell stands on the card that a row becomes on a narrow screen: title and state on the first line, text and
 * place on the second, note and the actions on the third.
 */
export type CardPlace = 'title' | 'state' | 'text' | 'place' | 'note';

export interface Column<Row> {
  key: string;
  title: string;
  value: (row: Row) => Cell;
  /** `text` unless given; decides format and alignment, and the type of the Excel cell. */
  kind?: CellKind;
  /** Where the shown cell is more than its text, as an `EnumTag`. Excel takes `value`. */
  render?: (row: Row) => ReactNode;
  /** The server's sort field; without it the column can't be sorted. */
  sortBy?: string;
  /** Only texts without `render` are `cut` unless given. */
  fit?: CellFit;
  /** Pixels that a `cut` cell asks for; it gets more when there is room. */
  width?: number;
  /** Without it the column is left out of the card. A table without any such column scrolls sideways instead. */
  card?: CardPlace;
  /** Left out of the Excel file. */
  screenOnly?: boolean;
}

const texts: Record<CellKind, (value: Cell) => string> = {
  text: (value) => String(value ?? ''),
  number: (value) => (typeof value === 'number' ? value.toLocaleString('en-IN') : ''),
  id: (value) => String(value ?? ''),
  money: (value) => showMoney(value as number | null),
  weight: (value) => showWeight(value as number | null),
  date: (value) => showDate(value as string | null),
  instant: (value) => showInstant(value as string | null),
};

export function cellText<Row>({ kind = 'text', value }: Column<Row>, row: Row): string {
  return texts[kind](value(row));
}

const numericKinds: readonly CellKind[] = ['number', 'id', 'money', 'weight'];

export const isNumeric = ({ kind = 'text' }: Column<never>): boolean => numericKinds.includes(kind);

export const fitOf = ({ fit, kind = 'text', render }: Column<never>): CellFit =>
  fit ?? (kind === 'text' && !render ? 'cut' : 'whole');

/** For each column the row whose text is probably the widest: the one with the most characters. */
export function widestRows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Row[] {
  return columns.map(({ value }) => {
    let widest = rows[0] as Row;
    let most = -1;
    for (const row of rows) {
      const length = String(value(row) ?? '').length;
      if (length > most) [widest, most] = [row, length];
    }
    return widest;
  });
}
