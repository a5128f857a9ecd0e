// Runs the tests of one suite and counts them.
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { startStalled } from '../stalls.mjs';
import { red, root } from '../steps.mjs';
import { counted, testEnvironment, withReport } from './results.mjs';
import { timesKey } from './times.mjs';

const minutes = 60_000;
const isCi = process.env.CI === 'true';

/** Tests make much that is soon dropped: with room for it, V8 collects a fifth of their time less. Workers inherit it. */
const shortLived = '--max-semi-space-size=64';

/**
 * `suite`: by its name times are recorded. `part`: see `part.cjs`. `waiting`: the tests wait for a database server much of the
 * time, so that one more worker than cores keeps these busy.
 */
export async function jest(suite, projects, { part, patterns, env = {}, waiting = false }) {
  const cores = availableParallelism();
  const workers = waiting ? cores + 1 : Math.max(2, cores - 1);
  const parts = {
    TEST_SUITE: timesKey(suite, part),
    TEST_PART: part,
    TEST_BUILT: 'true',
    ...(part === 'change' && { TEST_LENGTH: 'short' }),
  };
  const run = (more, count) =>
    withReport(async (outputFile) => {
      const args = ['--selectProjects', ...projects, '--ci', '--json', `--outputFile=${outputFile}`];
      const code = await startStalled(
        process.execPath,
        [shortLived, 'node_modules/jest/bin/jest.js', ...args, `--maxWorkers=${count}`, ...more],
        { env: { ...testEnvironment(), ...parts, ...env }, timeout: 30 * minutes },
      );
      return counted(outputFile, code, jestCounts);
    });
  const chosen = patterns.length > 0 ? [...patterns, '--passWithNoTests'] : ['--filter=./scripts/jest/part.cjs'];
  const counts = await run(chosen, workers);
  return isCi ? repeated(counts, (files) => run(['--forceExit', '--runTestsByPath', ...files], 1)) : counts;
}

function jestCounts(report) {
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: report.numPassedTests,
    // A test file that fails to load has no tests to count, so the suite counts as one failure.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    times: Object.fromEntries(
      report.testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]),
    ),
    failedFiles: failedFiles.map(({ name }) => name),
    passedInFailedFiles: failedFiles
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed').length,
    failedTests: failedFiles.flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const titles = failed.length > 0 ? failed.map(({ fullName }) => fullName) : ['could not be loaded'];
      return titles.map((title) => `${relative(root, name)} ${title}`);
    }),
  };
}

/** More files than this fail for a reason. */
const maxRepeated = 3;

/** Under CI a file that failed runs once more, alone, as journeys do. What it leaves open does not keep it from ending. */
async function repeated(counts, run) {
  const { failedFiles = [] } = counts;
  if (failedFiles.length === 0 || failedFiles.length > maxRepeated) return counts;
  console.log(red(`\nRepeated alone: ${failedFiles.map((name) => relative(root, name)).join(', ')}`));
  const again = await run(failedFiles);
  return {
    passed: counts.passed - counts.passedInFailedFiles + again.passed,
    failed: again.failed,
    skipped: counts.skipped,
    times: counts.times,
    failedTests: again.failedTests,
    flaky: counts.failedTests.filter((title) => !again.failedTests?.includes(title)),
  };
}
