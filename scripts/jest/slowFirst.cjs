// Order of the test files: the slow ones first, so that no worker is left with one of them when the others are done.
const { readFileSync } = require('node:fs');
const { join, relative, resolve } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

const root = resolve(__dirname, '../..');
const recorded = JSON.parse(readFileSync(join(root, 'scripts/testTimes.json'), 'utf8'));
const times = recorded[process.env.TEST_SUITE] ?? Object.assign({}, ...Object.values(recorded));

module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const secondsOf = ({ path }) => times[relative(root, path)] ?? 0;
    return [...super.sort(tests)].sort((one, other) => secondsOf(other) - secondsOf(one));
  }
};
