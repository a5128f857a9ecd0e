// Runs the tests of one project and counts them.
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { startStalled } from '../stalls.mjs';
import { red, root } from '../steps.mjs';
import { counted, testEnvironment, withReport } from '../testReport.mjs';

const minutes = 60_000;
const isCi = process.env.CI === 'true';

/** Tests make much that is soon dropped: with room for it, V8 collects a fifth of their time less. Workers inherit it. */
const shortLived = '--max-semi-space-size=64';

/** `waiting`: the tests wait for a database server much of the time, so that one more worker than cores keeps these busy. */
export async function jest(project, { patterns, env = {}, waiting = false }) {
  const cores = availableParallelism();
  const workers = waiting ? cores + 1 : Math.max(2, cores - 1);
  const run = (more, count) =>
    withReport(async (outputFile) => {
      const args = ['--selectProjects', project, '--ci', '--json', `--outputFile=${outputFile}`];
      const code = await startStalled(
        process.execPath,
        [shortLived, 'node_modules/jest/bin/jest.js', ...args, `--maxWorkers=${count}`, ...more],
        { env: { ...testEnvironment(), ...env }, timeout: 60 * minutes },
      );
      return counted(outputFile, code, jestCounts);
    });
  const counts = await run(patterns.length > 0 ? [...patterns, '--passWithNoTests'] : [], workers);
  return isCi ? repeated(counts, (files) => run(['--runTestsByPath', ...files], 1)) : counts;
}

function jestCounts(report) {
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed');
  return {
    passed: report.numPassedTests,
    // A test file that fails to load has no tests to count, so the suite counts as one failure.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
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

/** Under CI a file that failed runs once more, alone, as journeys do. */
async function repeated(counts, run) {
  const { failedFiles = [] } = counts;
  if (failedFiles.length === 0 || failedFiles.length > maxRepeated) return counts;
  console.log(red(`\nRepeated alone: ${failedFiles.map((name) => relative(root, name)).join(', ')}`));
  const again = await run(failedFiles);
  return {
    passed: counts.passed - counts.passedInFailedFiles + again.passed,
    failed: again.failed,
    skipped: counts.skipped,
    failedTests: again.failedTests,
    flaky: counts.failedTests.filter((title) => !again.failedTests?.includes(title)),
  };
}
