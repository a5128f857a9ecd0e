/** One definition of a column: the table shows it, the server sorts by it, Excel writes it. */
import type { ReactNode } from 'react';
import { showDate, showInstant, showMoney, showWeight } from './format';

export type Cell = string | number | null | undefined;

/** What a cell holds: money is rupees, weight is kilograms, a date is YYYY-MM-DD, an instant is ISO 8601. */
export type CellKind = 'text' | 'number' | 'money' | 'weight' | 'date' | 'instant';

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
  /** Pixels; the text is cut with an ellipsis there. */
  width?: number;
  /** Left out of the Excel file. */
  screenOnly?: boolean;
}

const texts: Record<CellKind, (value: Cell) => string> = {
  text: (value) => String(value ?? ''),
  number: (value) => (typeof value === 'number' ? value.toLocaleString('en-IN') : ''),
  money: (value) => showMoney(value as number | null),
  weight: (value) => showWeight(value as number | null),
  date: (value) => showDate(value as string | null),
  instant: (value) => showInstant(value as string | null),
};

export function cellText<Row>({ kind = 'text', value }: Column<Row>, row: Row): string {
  return texts[kind](value(row));
}

export const isNumeric = ({ kind }: Column<never>): boolean =>
  kind === 'number' || kind === 'money' || kind === 'weight';

const widths: Record<CellKind, number> = { text: 140, number: 80, money: 125, weight: 115, date: 110, instant: 150 };

/** Where only some rows are rendered, widths can't come from the text. */
export const columnWidth = ({ width, kind = 'text' }: Column<never>): number => width ?? widths[kind];

/** `beside` is what checkbox, serial number and actions take. */
export const fixedWidth = (columns: readonly Column<never>[], beside = 200): number =>
  columns.reduce((sum, column) => sum + columnWidth(column), beside);
