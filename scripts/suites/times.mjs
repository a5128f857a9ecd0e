// The seconds of each test file. scripts/testTimes.json has those of files above two seconds on an idle machine with two cores:
// the order of the files goes by it, and the end of a run tells what takes twice as long. `npm test -- all --record` writes it
// from the last runs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';

const recordFile = join(root, 'scripts/testTimes.json');
const lastFile = join(root, '.cache/testTimes.json');
const leastSeconds = 2;
const leastDoubled = 4;

const rounded = (seconds) => Math.round(seconds * 10) / 10;
const median = (numbers) => [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 1;

/** A change has shorter forms of some files, whose times are kept apart; those of the parts of a suite are kept together. */
export const timesKey = (suite, part) => suite.replace(/-\d$/, '') + (part === 'change' ? ' (change)' : '');

/** The seconds of each file, by suite. */
export function timesOf(results, part) {
  const times = {};
  for (const { name, times: files } of results) Object.assign((times[timesKey(name, part)] ??= {}), files);
  return times;
}

/** The slowest files of all suites, as [suite, file, seconds]. */
export function slowest(times, count) {
  const all = Object.entries(times).flatMap(([suite, files]) =>
    Object.entries(files).map(([file, seconds]) => [suite, file, rounded(seconds)]),
  );
  return all.sort((one, other) => other[2] - one[2]).slice(0, count);
}

/**
 * Files that take more than twice what is recorded, as [suite, file, seconds, recorded seconds]. How fast the machine is does
 * not count: a file is compared with the others of its suite.
 */
export function doubled(times, recorded = JSON.parse(readFileSync(recordFile, 'utf8'))) {
  return Object.entries(times).flatMap(([suite, files]) => {
    const before = recorded[suite] ?? {};
    const compared = Object.entries(files).filter(([file]) => file in before);
    const pace = median(compared.map(([file, seconds]) => seconds / before[file]));
    return Object.entries(files)
      .map(([file, seconds]) => [suite, file, rounded(seconds), before[file] ?? leastSeconds])
      .filter(([, , seconds, expected]) => seconds > leastDoubled && seconds > 2 * pace * expected);
  });
}

/** Keeps the times of a run in `.cache`, beside those of earlier ones; `record`: also as what later runs are compared with. */
export function keepTimes(times, record) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const kept = existsSync(lastFile) ? JSON.parse(readFileSync(lastFile, 'utf8')) : {};
  for (const [suite, files] of Object.entries(times)) kept[suite] = { ...kept[suite], ...files };
  writeFileSync(lastFile, `${JSON.stringify(kept, null, 2)}\n`);
  if (!record) return;
  const slow = ([suite, files]) => [
    suite,
    Object.fromEntries(
      Object.entries(files)
        .filter(([, seconds]) => seconds >= leastSeconds)
        .map(([file, seconds]) => [file, rounded(seconds)])
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  ];
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(Object.entries(kept).map(slow)), null, 2)}\n`);
}
