import * as Xlsx from 'sheetjs-style';
import { rowsPerSheet, xlsWriter, type XlsTable } from './xls';
import type { Cell } from '../table/columns';

/** Writes the rows in two parts, as pages arrive. */
function xlsFile({ rows, ...table }: Omit<XlsTable, 'timezone'> & { rows: readonly (readonly Cell[])[] }): Uint8Array {
  const writer = xlsWriter([{ ...table, timezone: 'Asia/Kolkata' }]);
  writer.add(rows.slice(0, 1));
  writer.add(rows.slice(1));
  return Buffer.concat(writer.finish());
}

const read = (file: Uint8Array) => Xlsx.read(file, { type: 'array', cellNF: true });

test('numbers and dates are typed cells, by the wall clock of the company', () => {
  const book = read(
    xlsFile({
      name: 'Consignments',
      columns: [
        { title: 'AWB', kind: 'text' },
        { title: 'Amount', kind: 'money' },
        { title: 'Booked', kind: 'date' },
        { title: 'Created', kind: 'instant' },
      ],
      rows: [
        ['007', 1234.5, '2026-03-05', '2026-03-05T20:00:00.000Z'],
        ['008', null, null, null],
      ],
    }),
  );
  const sheet = book.Sheets.Consignments;
  expect(sheet?.A1).toMatchObject({ t: 's', v: 'AWB' });
  expect(sheet?.A2).toMatchObject({ t: 's', v: '007' });
  expect(sheet?.B2).toMatchObject({ t: 'n', v: 1234.5, w: '1,234.50' });
  expect(sheet?.C2).toMatchObject({ t: 'n', w: '05-Mar-2026' });
  expect(sheet?.D2).toMatchObject({ t: 'n', w: '06 Mar 26 01:30:00' });
  expect(sheet?.B3).toBeUndefined();
});

test('a row more than a sheet holds goes on in a further sheet', () => {
  const rows = Array.from({ length: rowsPerSheet + 1 }, (_, at) => [at + 1]);
  const book = read(xlsFile({ name: 'Rows', columns: [{ title: 'No', kind: 'number' }], rows }));
  expect(book.SheetNames).toEqual(['Rows', 'Rows 2']);
  expect(book.Sheets.Rows?.[`A${rowsPerSheet + 1}`]).toMatchObject({ v: rowsPerSheet });
  expect(book.Sheets['Rows 2']).toMatchObject({ '!ref': 'A1:A2', A1: { v: 'No' }, A2: { v: rowsPerSheet + 1 } });
});

test('a text longer than a cell says that it was cut', () => {
  const rows = [['x'.repeat(5000)], ['short']];
  const book = read(xlsFile({ name: 'Long', columns: [{ title: 'Remark', kind: 'text' }], rows }));
  expect(String((book.Sheets.Long?.A2 as Xlsx.CellObject).v)).toMatch(/^x{4094} \[cut\]$/);
  expect(book.Sheets.Long?.A3).toMatchObject({ v: 'short' });
});

test('letters of every script, numbers in columns of text, and a file of many megabytes come back as they were', () => {
  const long = 'y'.repeat(4100);
  const rows = Array.from({ length: 1900 }, (_, at): Cell[] => [`नमस्ते ₹ ${at}`, 'Zoë', long, at % 2 ? null : at / 8]);
  const file = xlsFile({
    name: 'Many',
    columns: ['Hindi', 'Latin', 'Long', 'Number'].map((title) => ({ title, kind: 'text' })),
    rows,
  });
  expect(file.length).toBeGreaterThan(7_500_000);
  const sheet = read(file).Sheets.Many ?? {};
  expect(Xlsx.utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    ['Hindi', 'Latin', 'Long', 'Number'],
    ...rows.map((row) => (row.at(-1) === null ? row.slice(0, 3) : row)),
  ]);
});

test('a table without rows keeps its header', () => {
  const book = read(xlsFile({ name: 'None', columns: [{ title: 'AWB', kind: 'text' }], rows: [] }));
  expect(book.Sheets.None).toMatchObject({ '!ref': 'A1', A1: { v: 'AWB' } });
});

test('tables with different columns are sheets of one file, each in its format', () => {
  const timezone = 'Asia/Kolkata';
  const writer = xlsWriter([
    { name: 'Days', timezone, columns: [{ title: 'Day', kind: 'date' }] },
    {
      name: 'Amounts',
      timezone,
      columns: [
        { title: 'Weight', kind: 'weight' },
        { title: 'Amount', kind: 'money' },
      ],
    },
    { name: 'Nothing', timezone, columns: [{ title: 'AWB', kind: 'text' }] },
  ]);
  writer.add([[1.5, 12]], 1);
  writer.add([['2026-03-05'], ['2026-03-06']]);
  writer.add([[2, 1234.5]], 1);
  const book = read(Buffer.concat(writer.finish()));
  expect(book.SheetNames).toEqual(['Days', 'Amounts', 'Nothing']);
  expect(book.Sheets.Days).toMatchObject({ '!ref': 'A1:A3', A2: { w: '05-Mar-2026' }, A3: { w: '06-Mar-2026' } });
  expect(book.Sheets.Amounts).toMatchObject({
    A2: { w: '1.500' },
    B2: { w: '12.00' },
    A3: { w: '2.000' },
    B3: { w: '1,234.50' },
  });
  expect(book.Sheets.Nothing).toMatchObject({ '!ref': 'A1', A1: { v: 'AWB' } });
});
