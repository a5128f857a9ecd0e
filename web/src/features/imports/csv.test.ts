/** Tables in text: their separators, quotes and encodings. */
import * as Xlsx from '@e965/xlsx';
import { random } from '../../../../server/src/seed/data/random';
import { maxImportColumns } from '../../../../server/src/domain/imports/importFields';
import { readSheet } from './readSheet';

const files = process.env.TEST_LENGTH === 'short' ? 40 : Number(process.env.WORKBOOKS ?? 300);

const encoder = new TextEncoder();
const read = (text: string) => readSheet(encoder.encode(text), 'Bookings');

test.each([
  ['sep=;\r\na;b\r\n1,5;2', ['a', 'b'], [['1,5', '2']], 2],
  ['sep=|\na|b\n"x|y"|2', ['a', 'b'], [['x|y', '2']], 2],
  ['List of November\n\nAwb No,Receiver\n1,2', ['Awb No', 'Receiver'], [['1', '2']], 3],
  ['Bookings, cash, of 3,11\na;b\n1,5;2', ['a', 'b'], [['1,5', '2']], 2],
  ['a|b\n1|2', ['a', 'b'], [['1', '2']], 1],
  [
    'a,b\n"A1" ,Ram\n"x"y,2',
    ['a', 'b'],
    [
      ['A1', 'Ram'],
      ['xy', '2'],
    ],
    1,
  ],
  ['a\tb\n1\t2', ['a', 'b'], [['1', '2']], 1],
])('the text %j has its headers and rows', (text, headers, rows, headerRow) => {
  expect(read(text)).toMatchObject({ headers, rows, headerRow });
});

const csvTexts = ['', 'Pune', 'श्री राम', 'a,b;c|d\te', 'say "so"', 'two\nlines', '007', '1,23,456.50', "'x", ' kept '];

/** Cells in quotes where they must be and by chance, with any separator and line end. */
function csvOf(seed: number) {
  const draw = random(Math.imul(seed, 0x85ebca6b));
  const separator = draw.pick([',', ';', '\t', '|']);
  const lineEnd = draw.pick(['\n', '\r\n']);
  const columns = draw.int(2, 6);
  const header = Array.from({ length: columns }, (_, at) => `Header ${at}`);
  const rows = Array.from({ length: draw.int(1, 15) }, () => [
    'row',
    ...Array.from({ length: columns - 1 }, () => draw.pick(csvTexts)),
  ]);
  const quoted = (text: string) =>
    /[",;|\t\n]/.test(text) || draw.chance(0.2) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = [header, ...rows].map((row) => row.map(quoted).join(separator));
  const isNamed = draw.chance(0.3);
  const text = [...(isNamed ? [`sep=${separator}`] : []), ...lines].join(lineEnd) + (draw.chance(0.5) ? lineEnd : '');
  return { text, header, rows, separator, isNamed, what: `seed ${seed}` };
}

test('whatever a text holds is read as it was written, and as a second reader reads it', () => {
  for (let seed = 1; seed <= files; seed += 1) {
    const { text, header, rows, separator, isNamed, what } = csvOf(seed);
    const sheet = read(text);
    const trimmed = rows.map((row) => row.map((cell) => cell.trim()));
    expect([what, sheet.headerRow, sheet.headers, sheet.rows]).toEqual([what, isNamed ? 2 : 1, header, trimmed]);
    const book = Xlsx.read(isNamed ? text.slice(text.indexOf('\n') + 1) : text, {
      type: 'string',
      raw: true,
      FS: separator,
    });
    const theirs = Xlsx.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
      header: 1,
      defval: '',
    });
    const ours = [sheet.headers, ...sheet.rows];
    expect([what, theirs.map((row) => row.map((cell) => cell.trim()))]).toEqual([what, ours]);
  }
});

/** Encodings that a file can be recognised by. */
test.each(['utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be', 'windows-1252'])(
  'a text in %s keeps its letters',
  (encoding) => {
    const text = 'Name;City\nRéné;Köln\n';
    const wide = (isLittle: boolean) => {
      const bytes = new Uint8Array(2 + text.length * 2);
      const view = new DataView(bytes.buffer);
      view.setUint16(0, 0xfeff, isLittle);
      [...text].forEach((letter, at) => view.setUint16(2 + at * 2, letter.charCodeAt(0), isLittle));
      return bytes;
    };
    const bytes: Record<string, Uint8Array> = {
      'utf-8': encoder.encode(text),
      'utf-8 with mark': encoder.encode(`\ufeff${text}`),
      'utf-16le': wide(true),
      'utf-16be': wide(false),
      'windows-1252': Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    };
    const file = bytes[encoding] ?? new Uint8Array();
    expect(readSheet(file, null)).toMatchObject({ headers: ['Name', 'City'], rows: [['Réné', 'Köln']] });
  },
);

test.each([59, 60, 61, 75])('of %i columns those that are not read are named', (count) => {
  const headers = Array.from({ length: count }, (_, at) => `H${at + 1}`);
  const sheet = read(`${headers.join(',')}\n${headers.map((_, at) => at).join(',')}`);
  expect(sheet.headers).toEqual(headers.slice(0, maxImportColumns));
  expect(sheet.rows[0]).toHaveLength(Math.min(count, maxImportColumns));
  expect(sheet.leftOut).toEqual(headers.slice(maxImportColumns));
});

test('a column without a header beyond those that are read is named too', () => {
  const wide = Array.from({ length: 60 }, (_, at) => `H${at + 1}`).join(',');
  expect(read(`${wide}\n${','.repeat(61)}x`).leftOut).toEqual(['Column BJ']);
});

test('cells beside the headers are read under the name of their column', () => {
  expect(read('Awb No,Receiver\nA1,Asha,fragile\nA2,Ravi')).toMatchObject({
    headers: ['Awb No', 'Receiver', 'Column C'],
    rows: [
      ['A1', 'Asha', 'fragile'],
      ['A2', 'Ravi'],
    ],
  });
});
