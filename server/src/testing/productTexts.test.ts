/** Misspelt texts are those of the specification, and only in one file. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { productTexts } from '../domain/productTexts';

const root = resolve(__dirname, '../../..');
const specification = readFileSync(join(root, 'docs/SPEC.md'), 'utf8');

/** One pattern per mistake, which the correct word does not match. */
const mistakes = [
  /succssfully/i,
  /\bResolutio\b/,
  /\bManifst\b/i,
  /\boccured\b/i,
  /\bRecived\b/,
  /There is not\b/,
  /There is no cities/,
  /Consignments is loading/,
  /Confirm Password not match/,
  /enter contact(Number|Person)/,
  /Are you sure to\b/,
];

const { noCitiesIn, areYouSureTo, ...plain } = productTexts;
const texts = [...Object.values(plain), noCitiesIn('{state}'), areYouSureTo('delete Invoice')];

/** Of later screens, in the manner of the specification. */
const later: readonly string[] = [productTexts.noVendorBills, productTexts.noRunSheets];

test.each(texts.filter((text) => !later.includes(text)))('%s: the specification says so', (text) =>
  expect(specification).toContain(text),
);

test.each(mistakes)('%s is a mistake of a text in productTexts', (mistake) => {
  expect(texts.filter((text) => mistake.test(text))).not.toEqual([]);
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'node_modules' ? [] : filesIn(path);
    return /\.(ts|tsx|mjs|cjs)$/.test(name) ? [path] : [];
  });

const here = new Set(['server/src/domain/productTexts.ts', 'server/src/testing/productTexts.test.ts']);

test('no other file spells them', () => {
  const files = ['server', 'web', 'e2e', 'bench', 'scripts'].flatMap((folder) => filesIn(join(root, folder)));
  const copies = files
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
    .filter(({ path }) => !here.has(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) => (mistakes.some((m) => m.test(line)) ? [`${path}:${at + 1} ${line.trim()}`] : [])),
    );
  expect(copies).toEqual([]);
});
