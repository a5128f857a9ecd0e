/** Rows as text separated by commas (RFC 4180), as programs read it: amounts with a point, dates as YYYY-MM-DD. */
import { isNumeric, type Cell, type Column } from '../table/columns';

/** Excel takes the text for UTF-8 because of it. */
const byteOrderMark = '\uFEFF';

export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => quoted(title)),
    ...rows.map((row) => columns.map((column) => cellOf(column, column.value(row)))),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cellOf<Row>(column: Column<Row>, value: Cell): string {
  if (value === null || value === undefined) return '';
  if (column.kind === 'money' && typeof value === 'number') return value.toFixed(2);
  return isNumeric(column) ? String(value) : quoted(harmless(String(value)));
}

/** A text that a spreadsheet would take for a formula is marked as text. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
