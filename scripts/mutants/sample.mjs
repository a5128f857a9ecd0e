// A seeded sample of the mutants of the product, and the product's files with them: Stryker's instrumenter puts each change
// behind a switch that the environment variable __STRYKER_ACTIVE_MUTANT__ turns on by its number.
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

/** Not what behaves: generated, for tests, demo rows, descriptions of the schema, and lists of modules. */
const isMutated = (path) =>
  /\.tsx?$/.test(path) &&
  !/\.(test|generated|entity|type|migration|demo|module|d)\.tsx?$|(^|\/)(testing|migrations)\//.test(path);

/** Texts and tables are looked at by few tests on purpose. */
const excludedMutations = ['StringLiteral', 'Regex', 'ObjectLiteral', 'ArrayDeclaration'];
const options = { excludedMutations, plugins: null, ignorers: [], noHeader: false };

const instrumenter = new Instrumenter({ isDebugEnabled: () => false, debug() {}, info() {} });

const readSource = (name, mutate) => ({ name, mutate, content: readFileSync(join(root, name), 'utf8') });

const isBefore = (one, other) => one.line < other.line || (one.line === other.line && one.column <= other.column);
const contains = (outer, inner) => isBefore(outer.start, inner.start) && isBefore(inner.end, outer.end);

/**
 * The places of a file and how many mutants each has. The instrumenter takes all mutants within a range, so that only places
 * without others inside can be chosen singly; whole blocks, which are noticed most easily, are not among them.
 */
async function placesIn(file) {
  const { mutants } = await instrumenter.instrument([readSource(file, true)], options);
  const places = new Map();
  for (const { status, location } of mutants) {
    if (status === 'Ignored') continue;
    const key = JSON.stringify(location);
    places.set(key, { file, location, mutants: (places.get(key)?.mutants ?? 0) + 1 });
  }
  const all = [...places.values()];
  return all.filter((place) => !all.some((other) => other !== place && contains(place.location, other.location)));
}

const filesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter(isMutated)
    .sort();

/** At least `count` places with their mutants, by rooms. */
async function samplePlaces(count, random) {
  const sample = [];
  for (const { folder, share } of rooms) {
    const places = [];
    for (const file of filesOf(folder)) places.push(...(await placesIn(file)));
    const chosen = new Set();
    for (let mutants = 0; mutants < count * share;) {
      const place = random.pick(places);
      if (chosen.has(place)) continue;
      chosen.add(place);
      mutants += place.mutants;
    }
    sample.push(...chosen);
  }
  return sample;
}

/** `files`: by their names, with switches. `mutants`: in random order, so that the first of them are a sample too. */
export async function sampleOf(count, seed) {
  const random = randomOf(seed);
  const rangesOf = new Map();
  for (const { file, location } of await samplePlaces(count, random))
    rangesOf.set(file, [...(rangesOf.get(file) ?? []), location]);
  const sources = [...rangesOf].map(([file, ranges]) => readSource(file, ranges));
  const { files, mutants } = await instrumenter.instrument(sources, options);
  const chosen = mutants
    .filter(({ status }) => status !== 'Ignored')
    .map(({ id, fileName, location, mutatorName, replacement }) => ({
      id,
      file: fileName,
      line: location.start.line + 1,
      change: `${mutatorName}: ${replacement}`,
      order: random.next(),
    }))
    .sort((one, other) => one.order - other.order);
  return { files, mutants: chosen };
}
