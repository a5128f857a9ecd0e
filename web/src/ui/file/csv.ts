/** Writes separated text of a table's columns, for programs that read no Excel file. */
import type { AnyColumn, Cell } from '../table/columns';

/** With a mark of its encoding, by which Excel reads rupees and names right. */
export const csvOf = <Row>(columns: readonly AnyColumn<Row>[], rows: readonly Row[]): Blob =>
  new Blob(['\uFEFF', csvText(columns, rows)], { type: 'text/csv;charset=utf-8' });

export function csvText<Row>(columns: readonly AnyColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.filter(({ screenOnly }) => !screenOnly);
  const lines = [written.map(({ title }) => title), ...rows.map((row) => written.map(({ value }) => value(row)))];
  return lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
}

/** A text that a spreadsheet would take for a formula begins with an apostrophe. */
function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = (cell ?? '').replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
