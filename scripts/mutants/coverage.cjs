// Writes which mutants each test file reaches, to the folder MUTANT_COVERAGE. Loaded when the globals of the tests are there.
const { createHash } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');

const stryker = (globalThis.__stryker__ ??= {});

function begin() {
  stryker.currentTestId = expect.getState().testPath;
}

/** What ran while modules were loaded counts for each file: a worker may load them only once. */
function end() {
  const file = stryker.currentTestId;
  stryker.currentTestId = undefined;
  const { static: loaded = {}, perTest = {} } = stryker.mutantCoverage ?? {};
  const name = createHash('sha256').update(`${file} ${process.env.TEST_SUITE}`).digest('hex').slice(0, 16);
  const mutants = { loaded: Object.keys(loaded), reached: Object.keys(perTest[file] ?? {}) };
  const path = join(process.env.MUTANT_COVERAGE, `${name}.json`);
  writeFileSync(path, JSON.stringify({ suite: process.env.TEST_SUITE, file, ...mutants }));
}

/** jest-light-runner loads this once for a worker, jest's own runner for each file. */
if (jest.requireActual) {
  beforeAll(begin);
  afterAll(end);
} else {
  const { addEventHandler, getState } = require('jest-circus');
  const seen = new WeakSet();
  addEventHandler(() => {
    const { rootDescribeBlock } = getState();
    if (seen.has(rootDescribeBlock)) return;
    seen.add(rootDescribeBlock);
    rootDescribeBlock.hooks.unshift({ type: 'beforeAll', fn: begin }, { type: 'afterAll', fn: end });
  });
}
