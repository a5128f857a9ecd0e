// Runs the journeys and counts them.
import { startStalled } from '../stalls.mjs';
import { counted, testEnvironment, withReport } from './results.mjs';

const minutes = 60_000;

/** Runs the journeys that Playwright's options choose, and only those of the files named. */
export const playwright =
  (chosen) =>
  ({ patterns }) =>
    withReport(async (outputFile) => {
      const named = patterns.length > 0 ? [...patterns, '--pass-with-no-tests'] : [];
      const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...chosen, ...named];
      const code = await startStalled(process.execPath, args, {
        env: { ...testEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: outputFile },
        timeout: 60 * minutes,
      });
      return counted(outputFile, code, ({ stats, suites: files }) => {
        const specs = files.flatMap(specsIn);
        return {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
          skipped: stats.skipped,
          times: secondsByFile(specs),
          failedTests: titlesOf(specs, 'unexpected'),
          // Those that passed only when they were repeated.
          flaky: titlesOf(specs, 'flaky'),
        };
      });
    });

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

const titlesOf = (specs, ending) =>
  specs
    .filter(({ tests }) => tests.some(({ status }) => status === ending))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);

function secondsByFile(specs) {
  const times = {};
  for (const { file, tests } of specs) {
    const results = tests.flatMap((each) => each.results);
    const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    times[`e2e/${file}`] = (times[`e2e/${file}`] ?? 0) + seconds;
  }
  return times;
}
