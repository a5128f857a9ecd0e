// Options of Stryker, for `npm run mutants`.
import { mutator, sampleOf } from './sample.mjs';

const { MUTANTS_DIR: folder, MUTANTS_SEED: seed, MUTANTS_COUNT: count } = process.env;

export default {
  testRunner: 'command',
  commandRunner: { command: 'node scripts/mutants/tests.mjs' },
  coverageAnalysis: 'off',
  mutate: await sampleOf(Number(count), Number(seed)),
  mutator,
  plugins: [],
  ignorePatterns: ['dist', 'data', '.cache', 'test-results', 'bench', 'docs'],
  tempDirName: '.stryker-tmp',
  disableTypeChecks: false,
  concurrency: 2,
  dryRunTimeoutMinutes: 60,
  timeoutMS: 240_000,
  timeoutFactor: 0,
  reporters: ['progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: `${folder}/mutants.html` },
  jsonReporter: { fileName: `${folder}/mutants.json` },
  allowConsoleColors: false,
};
