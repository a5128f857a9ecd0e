/** Rows as text separated by commas (RFC 4180), as programs read it: amounts with a point, dates as YYYY-MM-DD. */
import { cellOf, isNumeric, knownColumns, type AnyColumn, type Cell } from '../table/columns';

/** Excel takes the text for UTF-8 because of it. */
const byteOrderMark = '\uFEFF';

export const csvFile = <Row>(columns: readonly AnyColumn<Row>[], rows: readonly Row[]): Blob =>
  new Blob([csvText(columns, rows)], { type: 'text/csv;charset=utf-8' });

export function csvText<Row>(columns: readonly AnyColumn<Row>[], rows: readonly Row[]): string {
  const written = knownColumns(columns).filter(({ screenOnly }) => !screenOnly);
  const lines = [
    written.map(({ title }) => quoted(title)),
    ...rows.map((row) => written.map((column) => textOf(column, cellOf(column, row)))),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function textOf<Row>(column: AnyColumn<Row>, value: Cell): string {
  if (value === null || value === undefined) return '';
  if (column.kind === 'money' && typeof value === 'number') return value.toFixed(2);
  return isNumeric(column) ? String(value) : quoted(harmless(String(value)));
}

/** A text that a spreadsheet would take for a formula is marked as text. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
