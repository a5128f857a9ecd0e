// npm test: installs and builds what is missing, then runs what a change needs, continuing after failures.
// npm test -- all: everything. npm test -- rest: what only `all` has.
// npm test -- server: the suites whose names start with 'server', whole. npm test -- web customers: only matching test files.
// npm test -- change web: what a change needs of one suite.
// --begin-until TIME begins no suite after that time, in seconds since 1970. --record keeps the times for later comparison.
import { parseArgs } from 'node:util';
import { ensurePrograms } from './debian.mjs';
import { checkNode, ensureBuilt, ensureDependencies } from './ensure.mjs';
import { ensureOperations } from './operations.mjs';
import { StepError, bold, duration, red, script } from './steps.mjs';
import { printSummary } from './suites/summary.mjs';
import { suites } from './suites/suites.mjs';
import { keepTimes, timesOf } from './suites/times.mjs';

const isCi = process.env.CI === 'true';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { 'begin-until': { type: 'string' }, record: { type: 'boolean', default: false } },
});
const beginUntil = options['begin-until'] ? Number(options['begin-until']) * 1000 : Infinity;

const isPart = (word) => ['change', 'rest', 'all'].includes(word);
const isSuite = (word) => suites.some(({ name }) => name.startsWith(word));

/** What is asked for: suites, the part of them that runs, and patterns of test files. */
function chosenBy(words) {
  const part = words.find(isPart) ?? (words.length > 0 ? 'all' : 'change');
  const names = words.filter(isSuite);
  const patterns = words.filter((word) => !isPart(word) && !isSuite(word));
  const isNamed = ({ name }) => names.length === 0 || names.some((word) => name.startsWith(word));
  // MySQL's only by its whole name.
  const isIn = ({ name, parts }) => (part === 'all' ? parts.length > 0 || names.includes(name) : parts.includes(part));
  const chosen = suites.filter((suite) => isNamed(suite) && isIn(suite));
  if (part === 'rest') chosen.sort((one, other) => one.worth - other.worth);
  return { chosen, part, patterns };
}

const printTitle = ({ name }) => console.log(bold(`\n── ${name} ──`));

async function runSuite(suite, { missing, quiet, ...chosen }) {
  const started = performance.now();
  const ended = (result, counts) => ({
    name: suite.name,
    result,
    ...counts,
    time: duration(performance.now() - started),
  });
  if (Date.now() > beginUntil) return ended('NOT BEGUN', { passed: 0, failed: 0, skipped: 0 });
  if (missing.some((name) => suite.needs?.includes(name))) {
    const failed = isCi && !suite.optional ? 1 : 0;
    return ended('NOT RUN', { passed: 0, failed, skipped: 1 - failed });
  }
  if (!quiet) printTitle(suite);
  try {
    if (suite.built) await ensureBuilt(suite.built);
    const counts = await suite.run({ ...chosen, quiet });
    // Under CI every test has to run.
    if (isCi) Object.assign(counts, { failed: counts.failed + counts.skipped, skipped: 0 });
    return ended(counts.failed > 0 ? 'failed' : 'ok', counts);
  } catch (error) {
    console.error(red(error instanceof StepError ? error.message : error.stack));
    return ended('failed', { passed: 0, failed: 1, skipped: 0 });
  }
}

async function runAll(chosen, asked) {
  const results = [];
  const begun = new Map();
  for (const suite of chosen) {
    for (const other of chosen.filter(({ beside }) => beside === suite.name)) {
      begun.set(other, runSuite(other, { ...asked, quiet: true }));
    }
    if (begun.has(suite)) printTitle(suite);
    const result = await (begun.get(suite) ?? runSuite(suite, { ...asked, quiet: false }));
    if (result.output) console.log(result.output.trimEnd());
    results.push(result);
  }
  return results;
}

/** Dependencies and builds, and beside them the programs of the system. Returns what is still missing of these. */
async function setUp(chosen) {
  const build = async () => {
    await ensureDependencies();
    await ensureOperations();
    // A failed build is counted by the suite that needs it, which builds again.
    const built = chosen.flatMap((suite) => suite.built ?? []);
    await ensureBuilt(built).catch((error) => console.error(red(error.message)));
  };
  const needed = [...new Set(chosen.flatMap(({ needs = [] }) => needs))];
  const [missing] = await Promise.all([ensurePrograms(needed), build()]);
  return missing;
}

await script(async () => {
  checkNode();
  const { chosen, part, patterns } = chosenBy(words);
  const missing = await setUp(chosen);
  const results = await runAll(chosen, { part, patterns, missing });
  const times = timesOf(results, part);
  const failed = printSummary(results, times);
  keepTimes(times, options.record);
  if (part === 'change' && words.length === 0) console.log('The rest, and all at full length: npm test -- all');
  return failed > 0 ? 1 : 0;
});
