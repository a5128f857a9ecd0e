/**
 * Writes a BIFF8 workbook with typed cells. Large: only the worker loads it. The library writes a workbook with headers
 * and formats; the rows are inserted between its records as they arrive. The library alone, which in browsers keeps
 * each byte as an array element, took 20 s and 1 GB for a file that takes 2 s this way.
 */
import './xlsGlobals';
import * as Xlsx from 'sheetjs-style';
import { wallClock } from '../../../../server/src/domain/values/dates';
import type { Cell, CellKind } from '../table/columns';
import { compoundFile } from './xlsContainer';

export interface XlsColumn {
  title: string;
  kind: CellKind;
}

export interface XlsTable {
  name: string;
  columns: readonly XlsColumn[];
  /** IANA name; instants are written as the wall clock of this zone. */
  timezone: string;
}

type Rows = readonly (readonly Cell[])[];
type Bytes = Uint8Array<ArrayBuffer>;

/** An .xls sheet has 65,536 rows, including the header. */
export const rowsPerSheet = 65_535;

/** Maximum characters of a text: a text is one record, and Excel reads records of at most 8,224 bytes. */
const maxText = 4100;
const cutMark = ' [cut]';

const formats: Partial<Record<CellKind, string>> = {
  money: '#,##0.00',
  weight: '0.000',
  date: 'dd-mmm-yyyy',
  instant: 'dd mmm yy hh:mm:ss',
};

const dayMs = 86_400_000;
const excelEpoch = Date.UTC(1899, 11, 30);

/** Excel's serial number of an instant: days since its epoch, in the company's time zone. */
const serial = (utc: number) => (utc - excelEpoch) / dayMs;

/** Content of a cell; null if empty. */
function contentOf(value: Cell, kind: CellKind, timezone: string): string | number | null {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'date' || kind === 'instant') {
    const moment = new Date(value);
    if (Number.isNaN(moment.getTime())) return String(value);
    return serial((kind === 'instant' ? wallClock(moment, timezone) : moment).valueOf());
  }
  if (typeof value === 'number') return value;
  return value.length > maxText ? value.slice(0, maxText - cutMark.length) + cutMark : value;
}

const record = { label: 0x0204, number: 0x0203, boundSheet: 0x0085, dimensions: 0x0200, start: 0x0809 };
const blockSize = 1 << 20;
/** Maximum record length in bytes. */
const maxRecord = 8228;

/** Cell records appended to fixed-size blocks, which are never copied. */
class CellRecords {
  readonly blocks: Bytes[] = [];
  rowCount = 0;
  #view = new DataView(new ArrayBuffer(0));
  #at = 0;

  constructor(
    readonly columns: readonly XlsColumn[],
    readonly styles: readonly CellStyle[],
    readonly timezone: string,
  ) {}

  add(row: readonly Cell[]): void {
    this.rowCount += 1;
    this.columns.forEach(({ kind }, column) => {
      const content = contentOf(row[column], kind, this.timezone);
      if (content === null) return;
      if (this.#view.byteLength - this.#at < maxRecord) this.#next();
      if (typeof content === 'number') this.#number(column, content);
      else this.#label(column, content);
    });
  }

  finish(): readonly Bytes[] {
    this.#close();
    return this.blocks;
  }

  #number(column: number, value: number): void {
    this.#start(record.number, 14, column, this.styles[column]?.number ?? 0);
    this.#view.setFloat64(this.#at, value, true);
    this.#at += 8;
  }

  #label(column: number, text: string): void {
    const wide = !isAscii(text);
    this.#start(record.label, 9 + text.length * (wide ? 2 : 1), column, this.styles[column]?.text ?? 0);
    const view = this.#view;
    view.setUint16(this.#at, text.length, true);
    view.setUint8(this.#at + 2, wide ? 1 : 0);
    this.#at += 3;
    for (let at = 0; at < text.length; at += 1) {
      if (wide) view.setUint16(this.#at + at * 2, text.charCodeAt(at), true);
      else view.setUint8(this.#at + at, text.charCodeAt(at));
    }
    this.#at += text.length * (wide ? 2 : 1);
  }

  #start(type: number, length: number, column: number, style: number): void {
    const view = this.#view;
    view.setUint16(this.#at, type, true);
    view.setUint16(this.#at + 2, length, true);
    view.setUint16(this.#at + 4, this.rowCount, true);
    view.setUint16(this.#at + 6, column, true);
    view.setUint16(this.#at + 8, style, true);
    this.#at += 10;
  }

  #next(): void {
    this.#close();
    this.#view = new DataView(new ArrayBuffer(blockSize));
    this.#at = 0;
  }

  #close(): void {
    if (this.#at > 0) this.blocks.push(new Uint8Array(this.#view.buffer as ArrayBuffer, 0, this.#at));
    this.#at = 0;
    this.#view = new DataView(new ArrayBuffer(0));
  }
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

/** Format indexes that the library assigned to a column. */
interface CellStyle {
  text: number;
  number: number;
}

export interface XlsWriter {
  /** Adds rows to a table, by default the first. */
  add(rows: Rows, table?: number): void;
  /** The file in parts, for a `Blob`. */
  finish(): Bytes[];
}

interface Sheet {
  name: string;
  columns: readonly XlsColumn[];
}

/** A sheet for each table; beyond 65,535 rows further sheets are added. */
export function xlsWriter(tables: readonly XlsTable[]): XlsWriter {
  const styles = stylesOf(emptyWorkbook(tables), tables);
  const sheetOf = ({ columns, timezone }: XlsTable, at: number) => new CellRecords(columns, styles[at] ?? [], timezone);
  const sheets = tables.map((table, at) => [sheetOf(table, at)]);
  return {
    add(rows, at = 0) {
      const [table, own] = [tables[at], sheets[at]];
      if (!table || !own) throw new RangeError(`There is no table ${at}`);
      for (const row of rows) {
        let sheet = own.at(-1);
        if (!sheet || sheet.rowCount === rowsPerSheet) own.push((sheet = sheetOf(table, at)));
        sheet.add(row);
      }
    },
    finish() {
      const named = tables.flatMap(({ name, columns }, at) =>
        (sheets[at] ?? []).map((_, part) => ({ name: part === 0 ? name : `${name} ${part + 1}`, columns })),
      );
      return compoundFile(filled(emptyWorkbook(named), sheets.flat()));
    },
  };
}

/** Workbook stream with the headers and one sample row below them, which shows each column's format. */
function emptyWorkbook(sheets: readonly Sheet[]): Bytes {
  const book = Xlsx.utils.book_new();
  for (const { name, columns } of sheets) {
    const sheet: Xlsx.WorkSheet = {
      '!ref': Xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: 1, c: Math.max(0, columns.length - 1) } }),
    };
    columns.forEach(({ title, kind }, c) => {
      sheet[Xlsx.utils.encode_cell({ r: 0, c })] = { t: 's', v: title };
      sheet[Xlsx.utils.encode_cell({ r: 1, c })] = { t: 'n', v: 0, z: formats[kind] ?? 'General' };
    });
    Xlsx.utils.book_append_sheet(book, sheet, name);
  }
  const file = new Uint8Array(Xlsx.write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
  const stream = Xlsx.CFB.find(Xlsx.CFB.read(file, { type: 'array' }), '/Workbook');
  if (!stream) throw new Error('The library wrote no workbook');
  return new Uint8Array(stream.content);
}

interface BiffRecord {
  type: number;
  offset: number;
  /** The whole record. */
  bytes: Bytes;
  view: DataView;
}

function recordsOf(stream: Bytes): BiffRecord[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const records: BiffRecord[] = [];
  for (let offset = 0; offset + 4 <= stream.length;) {
    const length = 4 + view.getUint16(offset + 2, true);
    const bytes = stream.subarray(offset, offset + length);
    records.push({
      type: view.getUint16(offset, true),
      offset,
      bytes,
      view: new DataView(stream.buffer, bytes.byteOffset, length),
    });
    offset += length;
  }
  return records;
}

const isCell = ({ type }: BiffRecord) => type === record.label || type === record.number;
const rowOf = ({ view }: BiffRecord) => view.getUint16(4, true);
const styleOf = (of: BiffRecord | undefined) => of?.view.getUint16(8, true) ?? 0;

function stylesOf(stream: Bytes, tables: readonly Sheet[]): CellStyle[][] {
  const cells: BiffRecord[][] = [];
  recordsOf(stream).forEach((each, at) => {
    if (each.type === record.start && at > 0) cells.push([]);
    if (isCell(each)) cells.at(-1)?.push(each);
  });
  return tables.map(({ columns }, table) => {
    const own = cells[table] ?? [];
    const text = styleOf(own.find((cell) => rowOf(cell) === 0));
    const samples = own.filter((cell) => rowOf(cell) === 1);
    return columns.map((_, at) => ({ text, number: styleOf(samples[at]) }));
  });
}

/** Replaces the sample rows by the rows. */
function filled(stream: Bytes, sheets: readonly CellRecords[]): Bytes[] {
  const parts: Bytes[] = [];
  const starts: number[] = [];
  let [length, sheet] = [0, -1];
  const put = (bytes: Bytes) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const records = recordsOf(stream);
  records.forEach((each, at) => {
    if (each.type === record.start && at > 0) {
      sheet += 1;
      starts.push(length);
    }
    const rows = sheets[sheet];
    if (each.type === record.dimensions && rows) each.view.setUint32(8, rows.rowCount + 1, true);
    if (!isCell(each) || rowOf(each) === 0) put(each.bytes);
    const next = records[at + 1];
    if (isCell(each) && !(next && isCell(next))) rows?.finish().forEach(put);
  });
  records
    .filter(({ type }) => type === record.boundSheet)
    .forEach(({ view }, at) => view.setUint32(4, starts[at] ?? 0, true));
  return parts;
}
