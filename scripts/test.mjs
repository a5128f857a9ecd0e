// npm test: installs and builds what is missing, then runs all suites, continuing after failures.
// FULL=true npm test: also the suites that run on demand only.
// npm test -- server: only suites whose names start with 'server'. npm test -- web customers: only matching test files.
import { ensurePrograms } from './debian.mjs';
import { checkNode, ensureBuilt, ensureDependencies } from './ensure.mjs';
import { jest } from './jest/runJest.mjs';
import { findProgram, startMariaDb } from './mariadb.mjs';
import { startMySql } from './mysql.mjs';
import { startStalled } from './stalls.mjs';
import { StepError, bold, duration, green, red, script, start } from './steps.mjs';
import { counted, testEnvironment, withReport } from './testReport.mjs';

const minutes = 60_000;
const isCi = process.env.CI === 'true';
const isFull = process.env.FULL === 'true';

// onDemand: runs when it is named in full or with FULL=true. optional: where the machine cannot run it, that is reported,
// and is not a failure with CI=true. MySQL is both: `npm test` has MariaDB beside SQLite, which is enough for a change, and
// MySQL needs root and a mirror of Debian (mysql.mjs), which an ordinary runner need not have: .github/workflows tests on
// MySQL's own image. A machine that is meant to have it says so by REQUIRE_MYSQL=true. beside: runs at the same time as
// that suite, since it mostly waits; what it says is printed in its own turn.
const suites = [
  { name: 'lint', run: () => check('scripts/lint.mjs') },
  { name: 'codegen', run: () => check('scripts/codegen.mjs', '--check') },
  { name: 'server-sqlite', run: (options) => jest('server', options) },
  { name: 'server-mariadb', needs: 'mariadb', run: onMariaDb },
  {
    name: 'server-mysql',
    needs: 'mysql',
    run: onMySql,
    onDemand: true,
    optional: process.env.REQUIRE_MYSQL !== 'true',
  },
  { name: 'web', run: (options) => jest('web', options) },
  { name: 'e2e', needs: 'chromium', built: true, run: playwright },
  { name: 'chaos', needs: ['mariadb', 'galera'], built: true, beside: 'lint', run: chaos },
];

/** A check without counted tests: adds one failure or none. */
async function check(...args) {
  const { code } = await start(process.execPath, args, { timeout: 10 * minutes }).ended;
  return { passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * Each disturbance of a cluster at least once. It is killed with this process, however that ends, and clears its network
 * and its processes itself.
 */
async function chaos({ quiet, patterns }) {
  if (patterns.length > 0) return { passed: 0, failed: 0, skipped: 0 };
  const leash = findProgram('setpriv');
  const command = [
    process.execPath,
    'scripts/chaos.mjs',
    '--seed',
    '1',
    '--minutes',
    '1.5',
    '--clerks',
    '4',
    '--verbose',
  ];
  const [program, ...args] = leash ? [leash, '--pdeathsig', 'TERM', ...command] : command;
  const { code, output } = await start(program, args, { quiet, env: testEnvironment(), timeout: 60 * minutes }).ended;
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, output };
}

function playwright({ patterns }) {
  return withReport(async (outputFile) => {
    const args = ['test', '--reporter=list,json', ...patterns];
    if (patterns.length > 0) args.push('--pass-with-no-tests');
    const code = await startStalled(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], {
      env: { ...testEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile },
      timeout: 60 * minutes,
    });
    return counted(outputFile, code, ({ stats, suites: files }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failedTests: files.flatMap((file) => titlesOf(file, 'unexpected')),
      // Those that passed only when they were repeated.
      flaky: files.flatMap((file) => titlesOf(file, 'flaky')),
    }));
  });
}

/** The titles of the tests of a file that ended so. */
function titlesOf({ specs = [], suites: inner = [] }, ending) {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === ending));
  const titles = own.map(({ file, line, title }) => `${file}:${line} ${title}`);
  return [...titles, ...inner.flatMap((suite) => titlesOf(suite, ending))];
}

async function onMariaDb(options) {
  const mariadb = await startMariaDb();
  try {
    return await jest('server', { ...options, waiting: true, env: { TEST_DATABASE_URL: mariadb.url() } });
  } finally {
    await mariadb.stop();
  }
}

async function onMySql(options) {
  const mysql = await startMySql();
  console.log(`MySQL ${mysql.version}`);
  try {
    return await jest('server', { ...options, waiting: true, env: { TEST_DATABASE_URL: mysql.url() } });
  } finally {
    await mysql.stop();
  }
}

const needsOf = ({ needs = [] }) => [needs].flat();

const printTitle = ({ name }) => console.log(bold(`\n── ${name} ──`));

async function runSuite(suite, { patterns, missing, quiet }) {
  const started = performance.now();
  const time = () => duration(performance.now() - started);
  if (missing.some((name) => needsOf(suite).includes(name))) {
    const failed = isCi && !suite.optional ? 1 : 0;
    return { ...suite, result: 'NOT RUN', passed: 0, failed, skipped: 1 - failed, time: time() };
  }
  if (!quiet) printTitle(suite);
  try {
    if (suite.built) await ensureBuilt();
    const counts = await suite.run({ patterns, quiet });
    // Under CI every test has to run.
    if (isCi) Object.assign(counts, { failed: counts.failed + counts.skipped, skipped: 0 });
    return { ...suite, result: counts.failed > 0 ? 'failed' : 'ok', ...counts, time: time() };
  } catch (error) {
    console.error(red(error instanceof StepError ? error.message : error.stack));
    return { ...suite, result: 'failed', passed: 0, failed: 1, skipped: 0, time: time() };
  }
}

async function runAll(chosen, options) {
  const results = [];
  const begun = new Map();
  for (const suite of chosen) {
    for (const other of chosen.filter(({ beside }) => beside === suite.name)) {
      begun.set(other, runSuite(other, { ...options, quiet: true }));
    }
    if (begun.has(suite)) printTitle(suite);
    const result = await (begun.get(suite) ?? runSuite(suite, { ...options, quiet: false }));
    if (result.output) console.log(result.output.trimEnd());
    results.push(result);
  }
  return results;
}

function printSummary(results) {
  const cells = results.map(({ name, result, passed, failed, skipped, time }) =>
    [name, result, passed, failed, skipped, time].map(String),
  );
  const rows = [['Suite', 'Result', 'Passed', 'Failed', 'Skipped', 'Time'], ...cells];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  console.log('');
  for (const [index, row] of rows.entries()) {
    const line = row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])));
    const paint = index === 0 ? bold : row[1] === 'ok' ? green : red;
    console.log(paint(line.join('  ')));
  }
}

function printTitles(heading, titles) {
  if (titles.length === 0) return;
  console.log(red(bold(`\n${heading}`)));
  for (const title of titles) console.log(red(`  ${title}`));
}

function chosenSuites(words) {
  const isSuite = (word) => suites.some(({ name }) => name.startsWith(word));
  const names = words.filter(isSuite);
  const named = suites.filter(({ name }) => names.length === 0 || names.some((word) => name.startsWith(word)));
  const chosen = named.filter(({ name, onDemand }) => !onDemand || isFull || names.includes(name));
  return {
    chosen,
    left: named.filter((suite) => !chosen.includes(suite)),
    patterns: words.filter((word) => !isSuite(word)),
  };
}

await script(async () => {
  checkNode();
  const { chosen, left, patterns } = chosenSuites(process.argv.slice(2));
  await ensureDependencies();
  // A failed build is counted by the suite that needs it, which builds again.
  if (chosen.some(({ built }) => built)) await ensureBuilt().catch((error) => console.error(red(error.message)));
  const missing = await ensurePrograms([...new Set(chosen.flatMap(needsOf))]);
  const results = await runAll(chosen, { patterns, missing });
  printSummary(results);
  const flakyTitles = results.flatMap(({ flaky = [] }) => flaky);
  printTitles(
    `FLAKY: ${flakyTitles.length} failed at first and passed when repeated. Each is a defect to be mended:`,
    flakyTitles,
  );
  printTitles(
    'FAILED:',
    results.flatMap(({ name, failedTests = [] }) => failedTests.map((title) => `${name}: ${title}`)),
  );
  for (const { name } of left) console.log(`\nOn demand: ${name} (npm test -- ${name}, or FULL=true)`);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  const unstable = flakyTitles.length > 0 ? `, of them ${flakyTitles.length} FLAKY` : '';
  console.log(`\n${total('passed')} passed${unstable}, ${total('failed')} failed${skipped}`);
  return total('failed') > 0 ? 1 : 0;
});
