/** Reads an .xlsx, .xls or .csv file as rows of texts. Large: only the worker loads it. */
import '../../ui/xlsGlobals';
import * as Xlsx from 'sheetjs-style';
import { maxCellLength, maxImportColumns, maxImportRows } from '../../../../server/src/domain/importFields';
import { decodeText, parseCsv } from './csv';

export interface Sheet {
  name: string | null;
  headers: string[];
  /** Without the header. Rows are consecutive: the first is row 2 of the file. */
  rows: string[][];
}

/** One more than may be imported, so that longer files are noticed. */
const maxRows = maxImportRows + 2;

export function readSheet(bytes: Uint8Array): Sheet {
  const isWorkbook = (bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0xd0 && bytes[1] === 0xcf);
  const { name, rows } = isWorkbook ? workbookRows(bytes) : { name: null, rows: parseCsv(decodeText(bytes), maxRows) };
  const [header = [], ...others] = rows.map((row) => row.slice(0, maxImportColumns).map(cleaned));
  const width = header.findLastIndex((text) => text !== '') + 1;
  while (others.at(-1)?.every((text) => text === '')) others.pop();
  return { name, headers: distinct(header.slice(0, width)), rows: others.map((row) => row.slice(0, width)) };
}

function workbookRows(bytes: Uint8Array): { name: string; rows: string[][] } {
  const book = Xlsx.read(bytes, {
    type: 'array',
    cellDates: false,
    cellNF: true,
    cellHTML: false,
    cellFormula: false,
    sheetRows: maxRows,
  });
  const [name = ''] = book.SheetNames;
  const sheet = book.Sheets[name];
  if (!sheet?.['!ref']) return { name, rows: [] };
  const range = Xlsx.utils.decode_range(sheet['!ref']);
  const lastColumn = Math.min(range.e.c, maxImportColumns - 1);
  const rows: string[][] = [];
  for (let row = 0; row <= Math.min(range.e.r, maxRows - 1); row += 1) {
    const cells: string[] = [];
    for (let column = 0; column <= lastColumn; column += 1) {
      cells.push(textOf(sheet[Xlsx.utils.encode_cell({ r: row, c: column })] as Xlsx.CellObject | undefined));
    }
    rows.push(cells);
  }
  return { name, rows };
}

const dayMs = 86_400_000;
const excelEpoch = Date.UTC(1899, 11, 30);

/** Typed dates as ISO, numbers plain, everything else as it is shown. */
function textOf(cell: Xlsx.CellObject | undefined): string {
  if (!cell) return '';
  const { t, v, z, w } = cell;
  if (t === 'n' && typeof v === 'number') {
    if (typeof z === 'string' && Xlsx.SSF.is_date(z)) return isoOf(v);
    return plainNumber(v);
  }
  if (t === 'b') return v ? 'Yes' : 'No';
  if (t === 'e') return String(w ?? '');
  return v === undefined || v === null ? '' : String(v);
}

function isoOf(serial: number): string {
  const [day = ''] = new Date(excelEpoch + Math.floor(serial) * dayMs).toISOString().split('T');
  return day;
}

/** Without an exponent, and without the digits that binary fractions add. */
export function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(15));
  const text = String(rounded);
  if (!/e/i.test(text)) return text;
  return Number.isInteger(rounded) ? BigInt(rounded).toString() : rounded.toFixed(20).replace(/0+$/, '');
}

/** Control characters but line breaks and tabs are dropped; a cell takes no more than the server stores. */
const cleaned = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n\r\t]/gu, '')
    .trim()
    .slice(0, maxCellLength);

/** Headers as different texts: a blank one is named by its column, a repeated one is numbered. */
function distinct(headers: readonly string[]): string[] {
  const used = new Set<string>();
  return headers.map((header, at) => {
    const name = header.replace(/\s+/g, ' ') || `Column ${Xlsx.utils.encode_col(at)}`;
    let unique = name;
    for (let number = 2; used.has(unique); number += 1) unique = `${name} (${number})`;
    used.add(unique);
    return unique;
  });
}

export interface Template {
  headers: readonly string[];
  example: readonly string[];
  /** The words that the cells of a column may hold, by header. */
  words: readonly (readonly [header: string, words: readonly string[]])[];
}

/** An .xls file with the headers and an example, and a sheet of allowed words. */
export function templateFile({ headers, example, words }: Template): Uint8Array<ArrayBuffer> {
  const book = Xlsx.utils.book_new();
  Xlsx.utils.book_append_sheet(book, Xlsx.utils.aoa_to_sheet([[...headers], [...example]]), 'Rows');
  const listed = words.filter(([, allowed]) => allowed.length > 0).map(([header, allowed]) => [header, ...allowed]);
  Xlsx.utils.book_append_sheet(
    book,
    Xlsx.utils.aoa_to_sheet([['Column', 'Allowed words'], ...listed]),
    'Allowed words',
  );
  return new Uint8Array(Xlsx.write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
}

export interface BookSheet {
  name: string;
  rows: readonly (readonly (string | number | null)[])[];
}

/** An .xls file of some small sheets, whose first rows are their headers. */
export function bookFile(sheets: readonly BookSheet[]): Uint8Array<ArrayBuffer> {
  const book = Xlsx.utils.book_new();
  for (const { name, rows } of sheets)
    Xlsx.utils.book_append_sheet(book, Xlsx.utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  return new Uint8Array(Xlsx.write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
}
