// npm run mutants -- --seed 1 --count 300: changes the product in so many small ways, one at a time, and tells which changes
// the tests notice: those of `npm test`, and those that only `npm test -- all` has. Journeys are not run. It works in a copy.
// -- --go-on: tests what a run that was ended has left.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePrograms } from './debian.mjs';
import { checkNode, ensureDependencies } from './ensure.mjs';
import { startMariaDb } from './mariadb.mjs';
import { root, run, script, step } from './steps.mjs';
import { testEnvironment } from './suites/results.mjs';

const folder = join(root, '.cache/mutants');
const copy = join(folder, 'copy');
const results = join(folder, 'results.ndjson');
const sample = join(folder, 'mutants.json');
const copied = [
  'package.json',
  'jest.config.js',
  'ormconfig.ts',
  '.swcrc',
  'schema.graphql',
  'server',
  'web',
  'scripts',
  'docs',
  'e2e',
  'bench',
];

const percent = (part, whole) => `${Math.round((1000 * part) / whole) / 10} %`;

function makeCopy(files) {
  mkdirSync(copy, { recursive: true });
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { name, content } of files) writeFileSync(join(copy, name), content);
}

/** A copy of the project with `count` mutants in it, and the mutants. */
async function makeSample(count, seed) {
  const { sampleOf } = await import('./mutants/sample.mjs');
  rmSync(folder, { recursive: true, force: true });
  const { files, mutants } = await sampleOf(count, seed);
  makeCopy(files);
  writeFileSync(sample, JSON.stringify(mutants));
  return mutants;
}

const tested = () => (existsSync(results) ? readFileSync(results, 'utf8').trim().split('\n').map(JSON.parse) : []);

function printResults(mutants) {
  const ended = tested();
  const killedBy = (part) => ended.filter((each) => each.killedBy?.startsWith(part)).length;
  const [change, rest] = [killedBy('change'), killedBy('rest')];
  console.log(`\n${ended.length} of ${mutants.length} mutants were tested. npm test notices ${change},`);
  console.log(`which is ${percent(change, change + rest)} of what all notices; npm test -- all ${change + rest},`);
  console.log(`which is ${percent(change + rest, ended.length)}. Not noticed:`);
  const unnoticed = new Set(ended.filter(({ killedBy: by }) => by === null).map(({ mutant }) => mutant));
  for (const { id, file, line, change: what } of mutants.filter((each) => unnoticed.has(each.id)))
    console.log(`  ${file}:${line} ${what.replace(/\s+/g, ' ').slice(0, 100)} (${id})`);
}

await script(async () => {
  checkNode();
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '300' },
      // How long the test files of one suite may take for a mutant.
      seconds: { type: 'string', default: '25' },
      // No mutant begins later.
      minutes: { type: 'string', default: '600' },
      'go-on': { type: 'boolean', default: false },
    },
  });
  await Promise.all([ensureDependencies(), ensurePrograms(['mariadb'])]);
  const goesOn = values['go-on'];
  const endBy = Date.now() + Number(values.minutes) * 60_000;
  const mariadb = await startMariaDb();
  const mutants = goesOn
    ? JSON.parse(readFileSync(sample, 'utf8'))
    : await makeSample(Number(values.count), Number(values.seed));
  const env = {
    ...testEnvironment(),
    MUTANTS_DIR: folder,
    MUTANT_SECONDS: values.seconds,
    MUTANTS_DATABASE_URL: mariadb.url(),
  };
  const runTests = (more) =>
    run(process.execPath, ['scripts/mutants/tests.mjs'], { cwd: copy, quiet: true, env: { ...env, ...more } });
  try {
    if (!goesOn) await step(`Which tests reach the ${mutants.length} mutants`, () => runTests({}));
    const done = new Set(tested().map(({ mutant }) => mutant));
    const waiting = mutants.filter(({ id }) => !done.has(id));
    const work = async () => {
      for (let next = waiting.shift(); next && Date.now() < endBy; next = waiting.shift())
        await runTests({ __STRYKER_ACTIVE_MUTANT__: next.id, MUTANT_FILE: next.file });
    };
    await step('Mutants tested', () => Promise.all(Array.from({ length: availableParallelism() }, work)));
  } finally {
    await mariadb.stop();
    printResults(mutants);
  }
});
