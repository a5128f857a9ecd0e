/** Writes small .xls files. Large: only the worker loads it. */
import '../../ui/file/xlsGlobals';
import * as Xlsx from 'sheetjs-style';

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
