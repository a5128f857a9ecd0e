// What `npm run mutants` runs for each mutant, in its copy of the project. Without a mutant: all test files, and which mutants
// each of them reaches. With one: the files that reach it, those of `npm test` first, until one fails.
import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { start } from '../steps.mjs';

const root = process.cwd();
const folder = process.env.MUTANTS_DIR;
const coverageFolder = join(folder, 'coverage');
const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
/** The files that reach a mutant may be all: the nearest are run for so long, so that survivors are a bound from above. */
const budgetSeconds = Number(process.env.MUTANT_SECONDS);

const databases = { 'server-sqlite': null, 'server-mariadb': process.env.MUTANTS_DATABASE_URL };
const projectsOf = (suite) => (suite === 'web' ? ['web'] : ['server', 'server-isolated']);
const suites = ['server-sqlite', 'server-mariadb', 'web'].filter(
  (suite) => suite !== 'server-mariadb' || databases[suite],
);

/** More failing files than this are a mistake of the set-up. */
const maxFailing = 12;

function jest(suite, args, env = {}) {
  const database = databases[suite];
  return start(
    process.execPath,
    ['node_modules/jest/bin/jest.js', '--ci', '--selectProjects', ...projectsOf(suite), ...args],
    {
      cwd: root,
      quiet: true,
      env: {
        ...process.env,
        NODE_ENV: 'test',
        TEST_SUITE: suite,
        TEST_LENGTH: 'short',
        ...(database && { TEST_DATABASE_URL: database }),
        ...env,
      },
    },
  ).ended;
}

/** Files of `npm test` in a suite. */
async function filesOfChange(suite, files) {
  process.env.TEST_PART = 'change';
  if (databases[suite]) process.env.TEST_DATABASE_URL = databases[suite];
  else delete process.env.TEST_DATABASE_URL;
  const choose = createRequire(import.meta.url)('../jest/part.cjs');
  return new Set((await choose(files)).filtered);
}

async function record() {
  rmSync(coverageFolder, { recursive: true, force: true });
  mkdirSync(coverageFolder, { recursive: true });
  const times = {};
  const failing = new Set();
  for (const suite of suites) {
    const outputFile = join(folder, `${suite}.json`);
    const args = ['--maxWorkers=2', '--json', `--outputFile=${outputFile}`];
    // On MariaDB the rest repeats what SQLite has shown.
    if (suite === 'server-mariadb') args.push('--filter=./scripts/jest/part.cjs');
    const { output } = await jest(suite, args, { MUTANT_COVERAGE: coverageFolder, TEST_PART: 'change' });
    if (!existsSync(outputFile)) throw new Error(output.slice(-20_000));
    for (const { name, status, startTime, endTime } of JSON.parse(readFileSync(outputFile, 'utf8')).testResults) {
      const key = `${suite} ${relative(root, name)}`;
      times[key] = (endTime - startTime) / 1000;
      // Tests of the source text fail, since the switches have changed it: they tell nothing of a mutant.
      if (status !== 'passed') failing.add(key);
    }
  }
  if (failing.size > maxFailing) throw new Error(`These fail without a mutant:\n${[...failing].join('\n')}`);
  console.log(`Left out, since they fail without a mutant: ${[...failing].join(', ') || 'none'}`);
  const records = readdirSync(coverageFolder).map((name) =>
    JSON.parse(readFileSync(join(coverageFolder, name), 'utf8')),
  );
  const isOfChange = {};
  for (const suite of suites) {
    const paths = records.filter((each) => each.suite === suite).map(({ file }) => file);
    isOfChange[suite] = await filesOfChange(suite, paths);
  }
  const files = records
    .filter(({ suite, file }) => !failing.has(`${suite} ${relative(root, file)}`))
    .map(({ suite, file, loaded, reached }) => ({
      suite,
      file: relative(root, file),
      part: isOfChange[suite].has(file) ? 'change' : 'rest',
      seconds: times[`${suite} ${relative(root, file)}`] ?? 1,
      loaded,
      reached,
    }));
  writeFileSync(join(folder, 'coverage.json'), JSON.stringify(files));
}

/** How many folders two files share at their beginning. */
function nearness(one, other) {
  const [parts, others] = [dirname(one).split('/'), dirname(other).split('/')];
  const differs = parts.findIndex((part, index) => part !== others[index]);
  return differs < 0 ? parts.length : differs;
}

/** Tests of the same name first, then the nearest, of these the quickest. */
function ordered(files, place) {
  const stem = place.replace(/\.tsx?$/, '');
  const rank = ({ file, seconds }) => [file.startsWith(`${stem}.`) ? 0 : 1, -nearness(file, place), seconds];
  const compare = (one, other) =>
    rank(one)
      .map((each, index) => each - rank(other)[index])
      .find((each) => each !== 0) ?? 0;
  return [...files].sort(compare);
}

function withinBudget(files) {
  let seconds = 0;
  return files.filter((each, index) => {
    seconds += each.seconds;
    return index === 0 || seconds <= budgetSeconds;
  });
}

async function kills(suite, files) {
  if (files.length === 0) return false;
  const { code } = await jest(suite, [
    '-i',
    '--bail',
    '--forceExit',
    '--runTestsByPath',
    ...files.map(({ file }) => file),
  ]);
  return code !== 0;
}

async function test() {
  const files = JSON.parse(readFileSync(join(folder, 'coverage.json'), 'utf8'));
  const place = process.env.MUTANT_FILE;
  const reaching = ordered(
    files.filter(({ loaded, reached }) => reached.includes(mutant) || loaded.includes(mutant)),
    place,
  );
  const log = (killedBy) =>
    appendFileSync(
      join(folder, 'results.ndjson'),
      `${JSON.stringify({ mutant, place, reaching: reaching.length, killedBy })}\n`,
    );
  for (const part of ['change', 'rest']) {
    for (const suite of suites) {
      const chosen = withinBudget(reaching.filter((each) => each.part === part && each.suite === suite));
      if (!(await kills(suite, chosen))) continue;
      log(`${part} ${suite}`);
      return;
    }
  }
  log(null);
}

await (mutant === undefined ? record() : test());
