/** Reads an .xlsx, .xls or .csv file as rows of texts. Large: only the worker loads it. */
import * as Xlsx from '@e965/xlsx';
import type { ImportKind } from '../../../../server/src/domain/enums';
import {
  maxCellLength,
  maxImportColumns,
  maxImportRows,
  matchHeaders,
} from '../../../../server/src/domain/imports/importFields';
import { addDays, daysBetween, type DateOnly } from '../../../../server/src/domain/values/dates';
import { parseCsv } from './csv';
import { encodingOf, type Encoding } from './encodings';
import { holdsWhatItDeclares, unpackedBytes } from './zipSize';

export interface SheetChoice {
  /** Name of a sheet; omitted: the first with rows. */
  sheetName?: string | null;
  /** Row of the headers, from 1; omitted: the one that looks most like it. */
  headerRow?: number;
  /** Of a text; omitted: the one that its bytes tell. */
  encoding?: Encoding;
}

export interface Sheet {
  /** Null: the file has no sheets. */
  name: string | null;
  /** Sheets with rows, in the order of the file. */
  names: string[];
  /** Null: the file is no text. */
  encoding: Encoding | null;
  headerRow: number;
  headers: string[];
  /** Below the headers. Consecutive: the first is row `headerRow + 1` of the file. */
  rows: string[][];
  /** Columns with text beyond those that are read. */
  leftOut: string[];
  /** The first rows of the sheet, to choose the headers from. */
  top: string[][];
}

/** Its message is for the user. */
export class UnreadableFile extends Error {}

/** Rows among which the headers are looked for. */
const topRows = 20;
/** Columns that are looked at, so that those beyond what is read can be named. */
const maxColumns = 4 * maxImportColumns;
/** One more than may be imported, so that longer files are noticed. */
const maxRows = maxImportRows + topRows + 2;
const maxUnpackedBytes = 300_000_000;

/** The headers are the row that has most headers of the template of `kind`; null: no template is known. */
export function readSheet(bytes: Uint8Array, kind: ImportKind | null, choice: SheetChoice = {}): Sheet {
  const { name, names, encoding, rows: all } = tableOf(bytes, choice);
  const whole = all.map((row) => row.slice(0, maxColumns).map(cleaned));
  const rows = whole.map((row) => row.slice(0, maxImportColumns));
  while (rows.at(-1)?.every((text) => text === '')) rows.pop();
  const headerRow = choice.headerRow ?? headerRowOf(rows, kind);
  const header = rows[headerRow - 1] ?? [];
  const table = rows.slice(headerRow - 1);
  // A column without a header is read too.
  const width = table.reduce((most, row) => Math.max(most, row.findLastIndex((text) => text !== '') + 1), 0);
  return {
    name,
    names,
    encoding,
    headerRow,
    headers: distinct(Array.from({ length: width }, (_, at) => header[at] ?? '')),
    rows: rows.slice(headerRow).map((row) => row.slice(0, width)),
    leftOut: beyond(whole.slice(headerRow - 1)),
    top: rows.slice(0, topRows),
  };
}

/** Names of the columns beyond those that are read and have any text. */
function beyond(table: readonly (readonly string[])[]): string[] {
  const width = table.reduce((most, row) => Math.max(most, row.length), 0);
  return Array.from({ length: Math.max(0, width - maxImportColumns) }, (_, at) => at + maxImportColumns)
    .filter((at) => table.some((row) => (row[at] ?? '') !== ''))
    .map((at) => table[0]?.[at] || `Column ${Xlsx.utils.encode_col(at)}`);
}

type Table = Pick<Sheet, 'name' | 'names' | 'encoding' | 'rows'>;

const isArchive = ([first, second]: Uint8Array) => first === 0x50 && second === 0x4b;
const damaged = 'The file is damaged or too large when unpacked';

/** Refuses a workbook that holds more than it declares, before it is read. */
export async function checkArchive(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!isArchive(bytes) || unpackedBytes(bytes) > maxUnpackedBytes) return;
  if (!(await holdsWhatItDeclares(bytes))) throw new UnreadableFile(damaged);
}

/** The kind of a file is what it begins with, whatever its name says. */
function tableOf(bytes: Uint8Array, { sheetName: wanted = null, encoding = encodingOf(bytes) }: SheetChoice): Table {
  const [first, second] = bytes;
  if (isArchive(bytes)) {
    if (unpackedBytes(bytes) > maxUnpackedBytes) throw new UnreadableFile(damaged);
    return workbookTable(bytes, wanted);
  }
  if (first === 0xd0 && second === 0xcf) return workbookTable(bytes, wanted);
  const text = new TextDecoder(encoding).decode(bytes);
  // Portals save tables as HTML or XML under the name of a workbook.
  if (/^\s*<(!doctype|html|table|\?xml|meta|div)/i.test(text.slice(0, 500))) return workbookTable(bytes, wanted);
  if (/[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text.slice(0, 10_000)))
    throw new UnreadableFile(
      'The file is neither a workbook nor a table in text. Save it as .xlsx or .csv and try again',
    );
  return { name: null, names: [], encoding, rows: parseCsv(text, maxRows) };
}

function workbookTable(bytes: Uint8Array, wanted: string | null): Table {
  const book = Xlsx.read(bytes, {
    type: 'array',
    cellDates: false,
    cellNF: true,
    cellHTML: false,
    cellFormula: false,
    sheetRows: maxRows,
  });
  const names = book.SheetNames.filter((name) => book.Sheets[name]?.['!ref'] !== undefined);
  const name = wanted !== null && names.includes(wanted) ? wanted : (names[0] ?? '');
  const sheet = book.Sheets[name];
  if (!sheet?.['!ref']) return { name, names, encoding: null, rows: [] };
  const firstDay = book.Workbook?.WBProps?.date1904 ? epoch1904 : epoch1900;
  const range = Xlsx.utils.decode_range(sheet['!ref']);
  const lastColumn = Math.min(range.e.c, maxColumns - 1);
  const rows: string[][] = [];
  for (let row = 0; row <= Math.min(range.e.r, maxRows - 1); row += 1) {
    const cells: string[] = [];
    for (let column = 0; column <= lastColumn; column += 1) {
      const cell = sheet[Xlsx.utils.encode_cell({ r: row, c: column })] as Xlsx.CellObject | undefined;
      cells.push(textOf(cell, firstDay));
    }
    rows.push(cells);
  }
  return { name, names, encoding: null, rows };
}

const epoch1900 = '1899-12-30';
/** Workbooks that were made on old Macs count from here. */
const epoch1904 = '1904-01-01';

/** Typed dates as ISO, numbers plain, everything else as it is shown. */
function textOf(cell: Xlsx.CellObject | undefined, firstDay: DateOnly): string {
  if (!cell) return '';
  const { t, v, z, w } = cell;
  if (t === 'n' && typeof v === 'number') {
    if (typeof z !== 'string' || !Xlsx.SSF.is_date(z)) return plainNumber(v);
    return (hasDay(z) ? isoOf(v, firstDay) : w) ?? plainNumber(v);
  }
  if (t === 'b') return v ? 'Yes' : 'No';
  if (t === 'e') return String(w ?? '#ERROR');
  return v === undefined || v === null ? '' : String(v);
}

/** Not of a time alone; texts and conditions within the format do not count. */
const hasDay = (format: string): boolean => /[yd]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

/** Undefined for a number that Excel shows as no date either: below zero or after 9999. */
function isoOf(serial: number, firstDay: DateOnly): DateOnly | undefined {
  const days = Math.floor(serial);
  return days >= 0 && days <= daysBetween(firstDay, '9999-12-31') ? addDays(firstDay, days) : undefined;
}

/** Without an exponent, and without the digits that binary fractions add. */
export function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  if (!/e/i.test(text)) return text;
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : rounded.toFixed(20).replace(/0+$/, '');
}

/**
 * Control characters but line breaks and tabs are dropped. A longer text is cut, to end in '…' and longer than any field takes,
 * so that the field that it is for refuses it.
 */
function cleaned(text: string): string {
  const shown = text.replace(/[^\P{Cc}\n\r\t]/gu, '').trim();
  return shown.length > maxCellLength ? `${shown.slice(0, maxCellLength - 1)}…` : shown;
}

/**
 * From 1. The row with most headers of the template; else the first that is as wide as the rows below it, so that titles above
 * the headers are passed.
 */
function headerRowOf(rows: readonly (readonly string[])[], kind: ImportKind | null): number {
  const top = rows.slice(0, topRows);
  const known = top.map((row) => (kind ? matchHeaders(kind, row).size : 0));
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most) + 1;
  const filled = top.map((row) => row.filter((text) => text !== '').length);
  const widest = Math.max(0, ...filled);
  return filled.findIndex((count) => count > widest / 2) + 1 || 1;
}

/**
 * Headers as different texts: a blank one is named by its column, a repeated one is numbered, one that every object has as a
 * property is told apart.
 */
function distinct(headers: readonly string[]): string[] {
  const used = new Set<string>();
  return headers.map((header, at) => {
    const column = `Column ${Xlsx.utils.encode_col(at)}`;
    const shown = header.replace(/\s+/g, ' ');
    const name = shown in Object.prototype ? `${shown} (${column})` : shown || column;
    let unique = name;
    for (let number = 2; used.has(unique); number += 1) unique = `${name} (${number})`;
    used.add(unique);
    return unique;
  });
}
