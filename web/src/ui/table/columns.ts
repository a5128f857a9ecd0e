/** Column definition, shared by the table, the server's sorting and the Excel export. */
import type { ReactNode } from 'react';
import { namedBranches } from '../../companySettings';
import { showDate, showInstant, showMoney, showWeight } from '../app/format';

export type Cell = string | number | null | undefined;

/**
 * Type of a cell's value: money in rupees, weight in kilograms, date as YYYY-MM-DD, instant as ISO 8601. `id` is a
 * number without digit grouping.
 */
export type CellKind = 'text' | 'number' | 'id' | 'money' | 'weight' | 'date' | 'instant';

/**
 * How a cell handles overflow. `cut`: at most two lines, then an ellipsis, with the full text as title. `whole`: one
 * line, never cut; the table scrolls first. `wrap`: as many lines as needed. `identifier`: never cut, wraps once if
 * long; a column with its own `render` uses `Identifier` for this.
 */
export type CellFit = 'cut' | 'whole' | 'wrap' | 'identifier';

/**
 * Position on the card that a row becomes on narrow screens: title and state on the first line, text and place on the
 * second, note and actions on the third.
 */
export type CardPlace = 'title' | 'state' | 'text' | 'place' | 'note';

/** `Sort` names what the server's list sorts by (`SortFields`); without it no column of the table is sortable. */
export type Column<Row, Sort extends string = never> = ColumnLook<Row, Sort> &
  ({ key: string; value: (row: Row) => Cell } | { key: ShownAsItIs<Row>; value?: undefined });

/** Properties of a row that a column shows by its key alone, without a `value`. */
type ShownAsItIs<Row> = { [Name in keyof Row & string]-?: Row[Name] extends Cell ? Name : never }[keyof Row & string];

interface ColumnLook<Row, Sort extends string> {
  title: string;
  /** `text` by default; decides format, alignment and the type of the Excel cell. */
  kind?: CellKind;
  /** Renders cells that are more than text, e.g. `EnumTag`. Excel uses the value. */
  render?: (row: Row) => ReactNode;
  /** The server's sort field; without it the column is not sortable. */
  sortBy?: Sort;
  /** By default texts without `render` are `cut`. */
  fit?: CellFit;
  /** Minimum width of a `cut` cell in pixels; it grows if there is space. */
  width?: number;
  /** The width that the user chose, in pixels. */
  chosenWidth?: number;
  /** Without it the column is not on the card. If no column has it, the table scrolls horizontally instead. */
  card?: CardPlace;
  /** Not on the screen until the user chooses it under Columns; in the Excel file always. */
  optional?: boolean;
  /** Excluded from the Excel file. */
  screenOnly?: boolean;
  /** Only where the company has several branches. */
  ofBranch?: boolean;
  /** For the Excel file only; `tableColumns` leaves it out. */
  fileOnly?: boolean;
}

/** A column of any list, for code that shows all of them. */
export type AnyColumn<Row> = Column<Row, string>;

/** A column for every property of a row that is not named as `NotShown`, so that a missing one does not compile. */
export type ColumnsOf<Row, NotShown extends keyof Row, Sort extends string = never> = {
  readonly [Name in Exclude<keyof Row, NotShown>]: ColumnLook<Row, Sort> &
    (Row[Name] extends Cell ? { value?: (row: Row) => Cell } : { value: (row: Row) => Cell });
};

/** The columns in the order of the object, for the Excel file. */
export function columnsOf<Row>(
  columns: Readonly<Record<string, ColumnLook<Row, string> & { value?: (row: Row) => Cell }>>,
): readonly AnyColumn<Row>[] {
  return Object.entries(columns).map(([key, column]) => ({ key, ...column }) as AnyColumn<Row>);
}

export const cellOf = <Row>({ key, value }: AnyColumn<Row>, row: Row): Cell =>
  value ? value(row) : (row[key as keyof Row] as Cell);

export function tableColumns<Row>(columns: readonly AnyColumn<Row>[]): readonly AnyColumn<Row>[] {
  return columns.filter(({ fileOnly }) => !fileOnly);
}

/** Without the branch while there is only one. */
export function knownColumns<Row>(columns: readonly AnyColumn<Row>[]): readonly AnyColumn<Row>[] {
  return namedBranches().length > 0 ? columns : columns.filter(({ ofBranch }) => !ofBranch);
}

/** The branch of a record. */
export const branchColumn = {
  title: 'Branch',
  value: ({ branchId }: { branchId: number }): Cell => namedBranches().find(({ id }) => id === branchId)?.name,
  fit: 'whole',
  ofBranch: true,
} as const;

const texts: Record<CellKind, (value: Cell) => string> = {
  text: (value) => String(value ?? ''),
  number: (value) => (typeof value === 'number' ? value.toLocaleString('en-IN') : ''),
  id: (value) => String(value ?? ''),
  money: (value) => showMoney(value as number | null),
  weight: (value) => showWeight(value as number | null),
  date: (value) => showDate(value as string | null),
  instant: (value) => showInstant(value as string | null),
};

export const cellText = <Row>(column: AnyColumn<Row>, row: Row): string =>
  texts[column.kind ?? 'text'](cellOf(column, row));

const numericKinds: readonly CellKind[] = ['number', 'id', 'money', 'weight'];

export const isNumeric = ({ kind = 'text' }: AnyColumn<never>): boolean => numericKinds.includes(kind);

export const fitOf = ({ fit, kind = 'text', render }: AnyColumn<never>): CellFit =>
  fit ?? (kind === 'text' && !render ? 'cut' : 'whole');

/** For each column the row with the longest text, which is probably the widest. */
export function widestRows<Row>(columns: readonly AnyColumn<Row>[], rows: readonly Row[]): Row[] {
  return columns.map((column) => {
    let widest = rows[0] as Row;
    let most = -1;
    for (const row of rows) {
      const length = String(cellOf(column, row) ?? '').length;
      if (length > most) [widest, most] = [row, length];
    }
    return widest;
  });
}
