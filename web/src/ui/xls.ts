/** A real BIFF8 workbook with typed cells. Heavy: only the worker loads it. */
import './xlsGlobals';
import * as Xlsx from 'sheetjs-style';
import { defaultTimezone, wallClock } from '../../../server/src/domain/dates';
import type { Cell, CellKind } from './columns';

export interface XlsColumn {
  title: string;
  kind: CellKind;
}

export interface XlsSheet {
  name: string;
  columns: readonly XlsColumn[];
  rows: readonly (readonly Cell[])[];
}

/** An .xls sheet ends at 65,536 rows, the first of which is the header. */
export const rowsPerSheet = 65_535;

/** The library writes a text as one record, and Excel reads records of at most 8,224 bytes. */
const maxText = 4100;
const cutMark = ' [cut]';

const formats: Partial<Record<CellKind, string>> = {
  money: '#,##0.00', weight: '0.000', date: 'dd-mmm-yyyy', instant: 'dd mmm yy hh:mm:ss',
};

const dayMs = 86_400_000;
const excelEpoch = Date.UTC(1899, 11, 30);

/** Excel's number of a moment: days since its epoch, by the company's wall clock. */
const serial = (utc: number) => (utc - excelEpoch) / dayMs;

function cellOf(value: Cell, kind: CellKind): Xlsx.CellObject | null {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'date' || kind === 'instant') {
    const moment = new Date(value);
    if (Number.isNaN(moment.getTime())) return { t: 's', v: String(value) };
    const clock = kind === 'instant' ? wallClock(moment, defaultTimezone) : moment;
    return { t: 'n', v: serial(clock.getTime()), z: formats[kind] };
  }
  if (typeof value === 'number') return { t: 'n', v: value, z: formats[kind] ?? 'General' };
  return { t: 's', v: value.length > maxText ? value.slice(0, maxText - cutMark.length) + cutMark : value };
}

function sheetOf(columns: readonly XlsColumn[], rows: XlsSheet['rows']): Xlsx.WorkSheet {
  const sheet: Xlsx.WorkSheet = {
    '!ref': Xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: rows.length, c: Math.max(0, columns.length - 1) } }),
  };
  columns.forEach(({ title, kind }, c) => {
    sheet[Xlsx.utils.encode_cell({ r: 0, c })] = { t: 's', v: title };
    rows.forEach((row, r) => {
      const cell = cellOf(row[c], kind);
      if (cell) sheet[Xlsx.utils.encode_cell({ r: r + 1, c })] = cell;
    });
  });
  return sheet;
}

/** Past 65,535 rows it goes on in a further sheet. */
export function xlsFile({ name, columns, rows }: XlsSheet): ArrayBuffer {
  const book = Xlsx.utils.book_new();
  for (let from = 0; from === 0 || from < rows.length; from += rowsPerSheet) {
    const part = sheetOf(columns, rows.slice(from, from + rowsPerSheet));
    Xlsx.utils.book_append_sheet(book, part, from === 0 ? name : `${name} ${from / rowsPerSheet + 1}`);
  }
  return Xlsx.write(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer;
}
