// A seeded sample of the mutants of the product, as the ranges that Stryker's `mutate` takes.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { randomOf } from '../chaos/random.mjs';
import { root } from '../steps.mjs';

/** Shares of the sample. */
const rooms = [
  { folder: 'server/src/domain', share: 0.2 },
  { folder: 'server/src/core', share: 0.15 },
  { folder: 'server/src/db', share: 0.15 },
  { folder: 'server/src/modules', share: 0.3 },
  { folder: 'web/src', share: 0.2 },
];

/** Not what behaves: generated, for tests, demo rows, descriptions of the schema, and texts. */
const isMutated = (path) =>
  /\.tsx?$/.test(path) &&
  !/\.(test|generated|entity|type|migration|demo|module|d)\.tsx?$|(^|\/)(testing|migrations)\//.test(path);

/** Texts and the insides of regular expressions are looked at by few tests on purpose. */
export const mutator = { excludedMutations: ['StringLiteral', 'Regex', 'ObjectLiteral', 'ArrayDeclaration'] };

const instrumenterOptions = { ...mutator, plugins: null, ignorers: [], noHeader: false };

const instrumenter = new Instrumenter({ isDebugEnabled: () => false, debug() {}, info() {} });

async function placesIn(file) {
  const content = readFileSync(join(root, file), 'utf8');
  const { mutants } = await instrumenter.instrument([{ name: file, mutate: true, content }], instrumenterOptions);
  return mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ location: { start, end } }) => `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`);
}

const filesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter(isMutated)
    .sort();

/** About `count` mutants; a place may have several. */
export async function sampleOf(count, seed) {
  const random = randomOf(seed);
  const sample = [];
  for (const { folder, share } of rooms) {
    const places = [];
    for (const file of filesOf(folder)) places.push(...new Set(await placesIn(file)));
    const chosen = new Set();
    while (chosen.size < Math.round(count * share)) chosen.add(random.pick(places));
    sample.push(...chosen);
  }
  return sample;
}
