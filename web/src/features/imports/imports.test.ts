import { createHash } from 'node:crypto';
import * as Xlsx from 'sheetjs-style';
import { cellOf } from '../../ui/table/columns';
import { batchesOf } from './batches';
import { parseCsv } from './csv';
import { initialMapping, missingFields } from './mapping';
import { resultColumns } from './resultFile';
import { sha256 } from './sha256';
import { plainNumber, readSheet } from './readSheet';
import { templateFile } from './sheet';

const text = (given: string) => new TextEncoder().encode(given);

describe('a text file', () => {
  test('has quoted cells with separators, quotes and line breaks', () => {
    expect(parseCsv('a;b;c\r\n"x; ""y""";"two\nlines";\n1;2;3', 10)).toEqual([
      ['a', 'b', 'c'],
      ['x; "y"', 'two\nlines', ''],
      ['1', '2', '3'],
    ]);
  });

  test('keeps numbers and dates as they are written', () => {
    const sheet = readSheet(
      text('Awb No,Booking Date,Amount\n007,03/04/2026,"1,23,456.50"\n7.12E+10,,\n,,\n'),
      'Bookings',
    );
    expect(sheet.rows).toEqual([
      ['007', '03/04/2026', '1,23,456.50'],
      ['7.12E+10', '', ''],
    ]);
  });
});

describe('a workbook', () => {
  const bytesOf = (book: Xlsx.WorkBook, bookType: 'xlsx' | 'biff8') =>
    new Uint8Array(Xlsx.write(book, { type: 'array', bookType }) as ArrayBuffer);

  // In this order: the library forgets formats of .xls files when it has written an .xlsx in the same process.
  test.each(['biff8', 'xlsx'] as const)('gives typed dates as ISO and numbers plain (%s)', (type) => {
    const sheet = Xlsx.utils.aoa_to_sheet([
      ['Date', 'Awb No', 'Amount', 'Note', 'Note', ''],
      [46114, 71_200_000_000, 0.1 + 0.2, '=HYPERLINK("x")', 'b', 'c'],
    ]);
    Object.assign(sheet.A2 as object, { t: 'n', z: 'dd/mm/yyyy' });
    const book = Xlsx.utils.book_new();
    Xlsx.utils.book_append_sheet(book, sheet, 'List');
    expect(readSheet(bytesOf(book, type), 'Bookings')).toMatchObject({
      name: 'List',
      headers: ['Date', 'Awb No', 'Amount', 'Note', 'Note (2)', 'Column F'],
      rows: [['2026-04-02', '71200000000', '0.3', '=HYPERLINK("x")', 'b', 'c']],
    });
  });

  test('is written as a template that reads itself', () => {
    const template = { headers: ['Awb No', 'VPP'], example: ['D1', 'No'], words: [['VPP', ['Yes', 'No']] as const] };
    expect(readSheet(templateFile(template), 'Bookings')).toMatchObject({
      name: 'Rows',
      headers: ['Awb No', 'VPP'],
      rows: [['D1', 'No']],
    });
  });

  test('has numbers without exponents', () => {
    expect([1e21, 1.5, 1e-7, 12].map(plainNumber)).toEqual(['1000000000000000000000', '1.5', '0.0000001', '12']);
  });
});

test('the hash of a file is its SHA-256', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 1000]) {
    const bytes = new Uint8Array(length).map((_, at) => at % 251);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('columns are matched by the saved mapping, then by the headers of the template', () => {
  const headers = ['Consignment No', 'AWB NO.', 'Receiver'];
  expect(initialMapping('Bookings', headers, null)).toEqual({ 'AWB NO.': 'awbNo', Receiver: 'receiver' });
  const columns = [{ header: 'consignment no', field: 'awbNo' }];
  const saved = initialMapping('Bookings', headers, { columns });
  expect(saved).toEqual({ 'Consignment No': 'awbNo', Receiver: 'receiver' });
  const earlier = [{ columns }, { columns: [{ header: 'Consignment No', field: 'receiver' }] }];
  expect(initialMapping('Bookings', headers, null, earlier)).toEqual(saved);
  const other = { columns: [{ header: 'AWB No.', field: 'awbNo' }] };
  expect(initialMapping('Bookings', headers, other, earlier)).toEqual({
    'AWB NO.': 'awbNo',
    'Consignment No': 'receiver',
  });
  expect(missingFields('Customers', { A: 'name' }, { contact: '1' })).toEqual(['Company']);
});

test('rows are sent in parts that a request can carry', () => {
  const small = Array.from({ length: 1_201 }, (_, at) => [String(at)]);
  expect([...batchesOf(small, 2)].map(({ from, rows }) => [from, rows.length])).toEqual([
    [2, 500],
    [502, 500],
    [1002, 201],
  ]);
  const large = Array.from({ length: 60 }, () => ['x'.repeat(20_000)]);
  // Headers below titles.
  expect([...batchesOf(small, 5)][0]?.from).toBe(5);
  const parts = [...batchesOf(large, 2)];
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.flatMap(({ rows }) => rows)).toHaveLength(60);
});

test('case 11: the file with reasons has the original columns, then row, result and reason', () => {
  const row = {
    id: 1,
    uniqueId: 'a',
    rowNo: 5,
    cells: ['=1+1', 'Atlantis'],
    status: 'Bad' as const,
    errors: [{ field: 'deliveryCityId', message: 'Delivery City "Atlantis" is not known' }],
  };
  const columns = resultColumns(['Remark', 'Delivery City']);
  expect(columns.map(({ title }) => title)).toEqual(['Remark', 'Delivery City', 'Row', 'Result', 'Why']);
  expect(columns.map((column) => cellOf(column, row))).toEqual([
    '=1+1',
    'Atlantis',
    5,
    'Bad',
    'Delivery City "Atlantis" is not known',
  ]);
});
