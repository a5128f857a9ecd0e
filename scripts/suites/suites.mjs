// The suites of `npm test`.
import { pastRelease } from '../chaos/releases.mjs';
import { clusterPrograms } from '../debian.mjs';
import { findProgram, startMariaDb } from '../mariadb.mjs';
import { startMySql } from '../mysql.mjs';
import { testAlerts } from '../promtool.mjs';
import { start } from '../steps.mjs';
import { jest } from './jest.mjs';
import { playwright } from './playwright.mjs';
import { testEnvironment } from './results.mjs';

const minutes = 60_000;

const journeys = { built: ['server', 'web'], needs: ['chromium'] };

/**
 * In the order of `npm test`. `parts`: 'change' is in `npm test`, 'rest' in what `npm test -- all` adds; without them a suite
 * runs only when it is named. `worth`: the order of the rest. `built`: what it tests of the product as built. `optional`: where the machine
 * cannot run it, that is reported, and is not a failure with CI=true. MySQL is both: MariaDB beside SQLite is enough for a
 * change, and MySQL needs root and a mirror of Debian (mysql.mjs), which an ordinary runner need not have: .github/workflows
 * tests on MySQL's own image. A machine that is meant to have it says so by REQUIRE_MYSQL=true. `beside`: runs at the same
 * time as that suite, since it mostly waits; what it says is printed in its own turn.
 */
export const suites = [
  { name: 'lint', parts: ['change', 'rest'], worth: 1, run: lint },
  { name: 'codegen', parts: ['change'], run: () => check('scripts/codegen.mjs', '--check') },
  { name: 'alerts', parts: ['change'], needs: ['promtool'], run: testAlerts },
  { name: 'server-sqlite', parts: ['change', 'rest'], worth: 4, built: ['server'], run: onSqlite },
  { name: 'web', parts: ['change', 'rest'], worth: 5, run: (options) => jest('web', ['web'], options) },
  {
    name: 'server-mariadb',
    parts: ['change', 'rest'],
    worth: 2,
    built: ['server'],
    needs: ['mariadb'],
    run: async (options) =>
      onDatabaseServer('server-mariadb', await startMariaDb(), { ...options, env: { TEST_MARIADB: 'true' } }),
  },
  {
    name: 'server-mysql',
    parts: [],
    built: ['server'],
    needs: ['mysql'],
    optional: process.env.REQUIRE_MYSQL !== 'true',
    // It writes each statement that changes the schema to the disk.
    run: async (options) =>
      onDatabaseServer('server-mysql', await startMySql(), { ...options, env: { TEST_TIMEOUT_MS: '600000' } }),
  },
  { ...journeys, name: 'e2e', parts: ['change'], run: playwright(['--grep', '@main']) },
  // In parts, so that what there is no time for is no more than a part.
  ...[1, 2, 3].map((part) => ({
    ...journeys,
    name: `e2e-${part}`,
    parts: ['rest'],
    worth: 3,
    run: playwright(['--grep-invert', '@main', `--shard=${part}/3`]),
  })),
  {
    name: 'chaos',
    parts: ['rest'],
    worth: 6,
    built: ['server', 'web'],
    needs: clusterPrograms.galera,
    beside: 'lint',
    run: chaos,
  },
  // A shallow clone lacks the commit of that release.
  {
    name: 'past-release',
    parts: ['rest'],
    worth: 7,
    built: ['server'],
    needs: ['mariadb', 'history'],
    optional: true,
    run: onPastRelease,
  },
  // Only by its name: each of some thirty steps is compiled and tested.
  { name: 'recipes', parts: [], built: ['server'], run: recipes },
];

/** A check without counted tests: adds one failure or none. */
async function check(...args) {
  const { code } = await start(process.execPath, args, { timeout: 10 * minutes }).ended;
  return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

function lint({ part }) {
  return check('scripts/lint.mjs', ...(part === 'change' ? ['--changed'] : []));
}

const serverProjects = ['server', 'server-isolated'];

function onSqlite(options) {
  return jest('server-sqlite', serverProjects, options);
}

/** A database of 0.1.0, which is built from its commit, goes through everything that an operator does with it. */
async function onPastRelease(options) {
  const { main } = await pastRelease('0.1.0');
  const chosen = { ...options, patterns: ['pastRelease.long'], env: { TEST_PAST_RELEASE: main } };
  return onDatabaseServer('past-release', await startMariaDb(), chosen, ['server']);
}

/** Carries out the recipes of docs/recipes; they compile, check and test a copy of the project for each of their steps. */
function recipes(options) {
  const patterns = ['scripts/recipes.long'];
  return jest('recipes', ['server'], { ...options, patterns, env: { TEST_RECIPES: 'true' } });
}

async function onDatabaseServer(name, database, options, projects = serverProjects) {
  if (database.version) console.log(`MySQL ${database.version}`);
  const env = { ...options.env, TEST_DATABASE_URL: database.url() };
  try {
    return await jest(name, projects, { ...options, waiting: true, env });
  } finally {
    await database.stop();
  }
}

/**
 * Each disturbance of a cluster at least once. It is killed with this process, however that ends, and clears its network
 * and its processes itself.
 */
async function chaos({ quiet, patterns }) {
  if (patterns.length > 0) return { passed: 0, failed: 0, skipped: 0 };
  const leash = findProgram('setpriv');
  const options = ['--seed', '1', '--minutes', '1.5', '--clerks', '4', '--verbose'];
  const command = [process.execPath, 'scripts/chaos.mjs', ...options];
  const [program, ...args] = leash ? [leash, '--pdeathsig', 'TERM', ...command] : command;
  const { code, output } = await start(program, args, { quiet, env: testEnvironment(), timeout: 60 * minutes }).ended;
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}
