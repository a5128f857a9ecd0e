/** Texts in all encodings that can be chosen, written by another library. */
import { decode, encode } from 'iconv-lite';
import { random } from '../../../../server/src/seed/data/random';
import { encodingOf, encodings, type Encoding } from './encodings';
import { readSheet } from './readSheet';

const files = process.env.TEST_LENGTH === 'short' ? 3 : Number(process.env.WORKBOOKS ?? 100);

/** Names of the other library where they differ, and encodings that are read as a larger one. */
const written: readonly (readonly [name: string, readAs: Encoding])[] = [
  ...(Object.keys(encodings) as Encoding[]).map(
    (name) => [name === 'x-mac-cyrillic' ? 'maccyrillic' : name, name] as const,
  ),
  ['us-ascii', 'utf-8'],
  ['iso-8859-1', 'windows-1252'],
  ['iso-8859-9', 'windows-1254'],
  ['iso-8859-11', 'windows-874'],
  ['tis620', 'windows-874'],
];

const samples = [
  'Pune',
  'Łódź',
  'Zürich',
  'Москва',
  'Київ',
  'Αθήνα',
  'İstanbul',
  'תל אביב',
  'القاهرة',
  'กรุงเทพ',
  'Rīga',
  '北京',
  '臺北',
  '東京',
  '서울',
  'Đà Nẵng',
  'पुणे',
  '€ 5',
  'Malmö',
];

/** Texts that the encoding has by both: Node reads 0x80 to 0x9f of Windows-1252 as control characters, unlike browsers. */
const knownIn = (name: string, readAs: Encoding): string[] =>
  samples.filter((text) => {
    const bytes = encode(text, name);
    return decode(bytes, name) === text && new TextDecoder(readAs).decode(bytes) === text;
  });

function tableIn(name: string, readAs: Encoding, seed: number): string[][] {
  const draw = random(Math.imul(seed, 0x9e3779b1));
  const known = knownIn(name, readAs);
  return [
    ['Awb No', 'City'],
    ...Array.from({ length: draw.int(1, 12) }, (_, at) => [`A${at}`, `${draw.pick(known)} ${draw.pick(known)}`]),
  ];
}

const textOf = (table: readonly (readonly string[])[]) => table.map((row) => row.join(',')).join('\r\n');

test('there are forty kinds of files at least', () => {
  expect(written.length).toBeGreaterThanOrEqual(40);
});

test.each(written.filter(([name]) => name !== 'us-ascii'))('%s has texts beyond ASCII', (name, readAs) => {
  expect(knownIn(name, readAs).filter((text) => /[^\p{ASCII}]/u.test(text))).not.toEqual([]);
});

test.each(written)('a file in %s is read as it was written, once %s is chosen', (name, encoding) => {
  for (let seed = 1; seed <= files; seed += 1) {
    const table = tableIn(name, encoding, seed);
    const bytes = Uint8Array.from(encode(textOf(table), name));
    const sheet = readSheet(bytes, 'Bookings', { encoding });
    expect([seed, sheet.headers, ...sheet.rows]).toEqual([seed, ...table]);
  }
});

test.each([
  ['utf-8 with its mark', 'utf-8', { addBOM: true }],
  ['utf-8', 'utf-8', {}],
  ['utf-16le with its mark', 'utf-16le', { addBOM: true }],
  ['utf-16be with its mark', 'utf-16be', { addBOM: true }],
  ['utf-16le', 'utf-16le', { addBOM: false }],
  ['utf-16be', 'utf-16be', { addBOM: false }],
  ['what older Excel saves', 'windows-1252', {}],
] as const)('%s is told by the bytes', (_, encoding, options) => {
  for (let seed = 1; seed <= files; seed += 1) {
    const table = [...tableIn(encoding, encoding, seed), ['Z', 'Zürich']];
    const bytes = Uint8Array.from(encode(textOf(table), encoding, options));
    expect(encodingOf(bytes)).toBe(encoding);
    const sheet = readSheet(bytes, 'Bookings');
    expect([seed, sheet.encoding, sheet.headers, ...sheet.rows]).toEqual([seed, encoding, ...table]);
  }
});
