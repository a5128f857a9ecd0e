/** Files as strangers make them: what is read is what was written, and what a second reader reads. */
import * as Xlsx from '@e965/xlsx';
import { Blob as StreamedBlob } from 'node:buffer';
import { DecompressionStream } from 'node:stream/web';
import { deflateRawSync } from 'node:zlib';
import readXlsxFile from 'read-excel-file/node';
import { random, type Random } from '../../../../server/src/seed/data/random';
import { maxCellLength } from '../../../../server/src/domain/imports/importFields';
import { checkArchive, readSheet, UnreadableFile } from './readSheet';

const workbooks = process.env.TEST_LENGTH === 'short' ? 40 : Number(process.env.WORKBOOKS ?? 300);

const encoder = new TextEncoder();
const read = (text: string) => readSheet(encoder.encode(text), 'Bookings');

/** One day of each kind that calendars have trouble with. */
const days = [
  '1904-01-02',
  '1999-12-31',
  '2000-02-29',
  '2024-02-29',
  '2026-03-31',
  '2026-11-23',
  '2099-01-01',
] as const;
const dayFormats = [
  'dd/mm/yyyy',
  'yyyy-mm-dd',
  'd-mmm-yy',
  'mmm yyyy',
  '[$-409]d mmm yyyy',
  'm/d/yy h:mm',
  '"on" dd.mm.yyyy',
];
const texts = [
  'Pune',
  'श्री राम',
  '😀 box',
  ' kept inside ',
  '007',
  '12/03/2026',
  '=1+1',
  'a "b"',
  "'quoted",
  '1E5',
  'two\nlines',
  '<b>',
];

interface Written {
  cell: Xlsx.CellObject | undefined;
  /** As it should be read. */
  text: string;
}

const dayMs = 86_400_000;
const serialOf = (day: string, is1904: boolean) =>
  (Date.parse(day) - (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30))) / dayMs;

const dayOf = (serial: number, is1904: boolean) =>
  new Date((is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + Math.floor(serial) * dayMs);

const kinds: readonly ((draw: Random, is1904: boolean) => Written)[] = [
  (draw) => {
    const text = draw.pick(texts);
    return { cell: { t: 's', v: text }, text: text.trim() };
  },
  (draw, is1904) => {
    const day = draw.pick(days);
    const time = draw.chance(0.3) ? draw.int(1, 23) / 24 : 0;
    return { cell: { t: 'n', v: serialOf(day, is1904) + time, z: draw.pick(dayFormats) }, text: day };
  },
  (draw) => {
    const number = draw.int(0, 1e9) / draw.pick([1, 100, 1_000]);
    return {
      cell: { t: 'n', v: number, z: draw.pick(['General', '0.00', '#,##0', '₹ #,##0.00', '@']) },
      text: String(number),
    };
  },
  (draw) => ({ cell: { t: 'n', v: draw.int(71_000_000_000, 71_999_999_999) }, text: '' }),
  () => ({ cell: { t: 'n', v: 0.1 + 0.2, z: '0.0' }, text: '0.3' }),
  () => ({ cell: { t: 'n', v: 0.5, z: 'h:mm' }, text: '12:00' }),
  () => ({ cell: { t: 'b', v: true }, text: 'Yes' }),
  () => ({ cell: { t: 'n', v: 42, f: '6*7' }, text: '42' }),
  () => ({ cell: { t: 's', v: 'joined', f: 'A1&B1' }, text: 'joined' }),
  () => ({ cell: { t: 'e', v: 42, w: '#N/A' }, text: '#N/A' }),
  () => ({ cell: undefined, text: '' }),
];

interface Book {
  bytes: Uint8Array;
  expected: string[][];
  is1904: boolean;
  headerRow: number;
  what: string;
}

function bookOf(seed: number, bookType: 'xlsx' | 'biff8'): Book {
  const draw = random(Math.imul(seed, 0x9e3779b1));
  const is1904 = draw.chance(0.5);
  const columns = draw.int(2, 8);
  const rows = Array.from({ length: draw.int(1, 12) }, () =>
    Array.from({ length: columns }, () => draw.pick(kinds)(draw, is1904)),
  );
  // A row without any value at the end would be no row.
  rows.push(Array.from({ length: columns }, () => ({ cell: { t: 's', v: 'end' }, text: 'end' }) as Written));
  const titles = draw.pick([0, 0, 1, 3]);
  const sheet: Xlsx.WorkSheet = {};
  if (titles > 0) sheet.A1 = { t: 's', v: 'Bookings of November' };
  const put = (row: number, column: number, cell: Xlsx.CellObject | undefined) => {
    if (cell) sheet[Xlsx.utils.encode_cell({ r: row, c: column })] = cell;
  };
  for (let column = 0; column < columns; column += 1) put(titles, column, { t: 's', v: `Header ${column}` });
  rows.forEach((row, at) => row.forEach(({ cell }, column) => put(titles + 1 + at, column, cell)));
  sheet['!ref'] = Xlsx.utils.encode_range({ s: { r: 0, c: 0 }, e: { r: titles + rows.length, c: columns - 1 } });
  if (draw.chance(0.3)) sheet['!rows'] = [{}, { hidden: true }];
  if (draw.chance(0.3)) sheet['!cols'] = [{ hidden: true }];
  if (titles > 0) sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: columns - 1 } }];
  const book: Xlsx.WorkBook = { SheetNames: [], Sheets: {}, Workbook: { WBProps: { date1904: is1904 } } };
  Xlsx.utils.book_append_sheet(book, sheet, 'List');
  const bytes = new Uint8Array(Xlsx.write(book, { type: 'array', bookType }) as ArrayBuffer);
  const textOf = ({ cell, text }: Written) => (cell?.t === 'n' && text === '' ? String(cell.v) : text);
  return {
    bytes,
    expected: rows.map((row) => row.map(textOf)),
    is1904,
    headerRow: titles + 1,
    what: `seed ${seed}, ${bookType}, ${is1904 ? 1904 : 1900}, ${titles} titles`,
  };
}

test.each(['xlsx', 'biff8'] as const)('whatever a workbook holds is read as it was written (%s)', (bookType) => {
  for (let seed = 1; seed <= workbooks; seed += 1) {
    const { bytes, expected, headerRow, what } = bookOf(seed, bookType);
    const sheet = readSheet(bytes, 'Bookings');
    expect([what, sheet.headerRow, sheet.rows]).toEqual([what, headerRow, expected]);
  }
});

test('a second reader reads the same days, numbers and texts', async () => {
  let compared = 0;
  for (let seed = 1; seed <= workbooks / 4; seed += 1) {
    const { bytes, headerRow, is1904, what } = bookOf(seed, 'xlsx');
    const ours = readSheet(bytes, 'Bookings').rows;
    const theirs = (await readXlsxFile(Buffer.from(bytes))).slice(headerRow);
    for (const [at, row] of theirs.entries()) {
      for (const [column, value] of row.entries()) {
        const own = ours[at]?.[column] ?? '';
        const isTime = /^\d\d?:\d\d$/.test(own);
        if (value === null || typeof value === 'boolean' || isTime || own.startsWith('#')) continue;
        const isDay = /^\d{4}-\d\d-\d\d$/.test(own);
        // It knows fewer formats of dates, and not the days of 1904.
        const serial = value instanceof Date ? (value.getTime() - dayOf(0, false).getTime()) / dayMs : value;
        const other =
          typeof serial === 'number' && isDay ? dayOf(serial, is1904).toISOString().slice(0, 10) : String(value).trim();
        const isSame = typeof value === 'number' && !isDay ? Math.abs(Number(own) - value) < 1e-9 : own === other;
        expect(`${what} ${at} ${column}: ${own} ${isSame ? own : other}`).toBe(
          `${what} ${at} ${column}: ${own} ${own}`,
        );
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(workbooks);
});

test.each(['xlsx', 'biff8'] as const)(
  'a number that is no day in a cell of dates is told as it is (%s)',
  (bookType) => {
    const sheet: Xlsx.WorkSheet = { '!ref': 'A1:B2' };
    Object.assign(sheet, { A1: { t: 's', v: 'Awb No' }, B1: { t: 's', v: 'Receiver' } });
    Object.assign(sheet, {
      A2: { t: 'n', v: 71_200_000_000, z: 'dd/mm/yyyy' },
      B2: { t: 'n', v: -5, z: 'dd/mm/yyyy' },
    });
    const book = { SheetNames: ['List'], Sheets: { List: sheet } };
    const bytes = new Uint8Array(Xlsx.write(book, { type: 'array', bookType }) as ArrayBuffer);
    expect(readSheet(bytes, 'Bookings').rows).toEqual([['71200000000', '-5']]);
  },
);

test('of several sheets with rows each can be chosen, and any of the first rows as headers', () => {
  const book = Xlsx.utils.book_new();
  Xlsx.utils.book_append_sheet(book, Xlsx.utils.aoa_to_sheet([]), 'Empty');
  Xlsx.utils.book_append_sheet(
    book,
    Xlsx.utils.aoa_to_sheet([
      ['a', 'b'],
      [1, 2],
    ]),
    'First',
  );
  Xlsx.utils.book_append_sheet(
    book,
    Xlsx.utils.aoa_to_sheet([
      ['c', 'd'],
      [3, 4],
      [5, 6],
    ]),
    '__proto__',
  );
  const bytes = new Uint8Array(Xlsx.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  expect(readSheet(bytes, null)).toMatchObject({ name: 'First', names: ['First', '__proto__'], rows: [['1', '2']] });
  const chosen = readSheet(bytes, null, { sheetName: '__proto__', headerRow: 2 });
  expect(chosen).toMatchObject({ headers: ['3', '4'], rows: [['5', '6']] });
});

test('headers that every object has as properties stay texts', () => {
  expect(read('__proto__,constructor,toString,x\n1,2,3,4')).toMatchObject({
    headers: ['__proto__ (Column A)', 'constructor (Column B)', 'toString (Column C)', 'x'],
    rows: [['1', '2', '3', '4']],
  });
});

test('a text longer than any field takes is not cut silently: the field will refuse it', () => {
  const [[cell = ''] = []] = read(`Remark,x\n${'r'.repeat(5_000)},1`).rows;
  expect([cell.length, cell.at(-1)]).toEqual([maxCellLength, '…']);
  expect(read(`Remark,x\n${'r'.repeat(520)},1`).rows[0]?.[0]).toBe('r'.repeat(520));
});

describe('refused', () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52);

  test('a picture, whatever its name', () => {
    expect(() => readSheet(png, null)).toThrow(UnreadableFile);
    expect(() => readSheet(png, null)).toThrow(/neither a workbook nor a table/);
  });

  test('an archive that says it unpacks to more than a workbook may, or whose directory is cut', () => {
    const book = Xlsx.utils.book_new();
    Xlsx.utils.book_append_sheet(book, Xlsx.utils.aoa_to_sheet([['a'], [1]]), 'List');
    const bytes = new Uint8Array(Xlsx.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    const bomb = bytes.slice();
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 46; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0x7fffffff, true);
    for (const damaged of [bomb, bytes.slice(0, bytes.length - 40)])
      expect(() => readSheet(damaged, null)).toThrow(/damaged or too large when unpacked/);
  });

  // jsdom has no streams.
  beforeAll(() => void Object.assign(globalThis, { Blob: StreamedBlob, DecompressionStream }));

  test.each([
    ['holds more than it declares', 60_000_000, 1000],
    ['holds what it declares', 1000, 1000],
  ])('an archive is looked through before it is read: it %s', async (_, length, declared) => {
    const entry = new Uint8Array(deflateRawSync(Buffer.alloc(length)));
    const archive = archiveOf(entry, declared);
    const refused = await checkArchive(archive).then(
      () => null,
      (caught: unknown) => (caught as Error).message,
    );
    expect(refused).toBe(length > declared ? 'The file is damaged or too large when unpacked' : null);
  });
});

/** A zip of one deflated entry without a name. */
function archiveOf(entry: Uint8Array, declared: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(30 + entry.length + 46 + 22);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x04034b50, true);
  bytes.set(entry, 30);
  const directory = 30 + entry.length;
  view.setUint32(directory, 0x02014b50, true);
  view.setUint16(directory + 10, 8, true);
  view.setUint32(directory + 20, entry.length, true);
  view.setUint32(directory + 24, declared, true);
  const end = directory + 46;
  view.setUint32(end, 0x06054b50, true);
  view.setUint16(end + 10, 1, true);
  view.setUint32(end + 16, directory, true);
  return bytes;
}
