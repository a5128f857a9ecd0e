// The end of `npm test`: suites, what failed, what was flaky, and the slowest files.
import { bold, green, red } from '../steps.mjs';
import { doubled, slowest } from './times.mjs';

function printTable(rows, paint = () => (text) => text) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)));
  const isNumber = (column) => rows.slice(1).every((row) => /^[\d. s]*$/.test(String(row[column])));
  const cell = (value, column) =>
    isNumber(column) ? String(value).padStart(widths[column]) : String(value).padEnd(widths[column]);
  for (const [index, row] of rows.entries()) {
    const line = row.map(cell).join('  ').trimEnd();
    console.log(index === 0 ? bold(line) : paint(row)(line));
  }
}

function printTitles(heading, titles) {
  if (titles.length === 0) return;
  console.log(red(bold(`\n${heading}`)));
  for (const title of titles) console.log(red(`  ${title}`));
}

function printTimes(times) {
  const slow = slowest(times, 20);
  if (slow.length === 0) return;
  console.log('');
  printTable([['Slowest', 'File', 'Seconds'], ...slow]);
  const slower = doubled(times);
  if (slower.length === 0) return;
  console.log(bold('\nMore than twice as slow as recorded, beside the others of their suite:'));
  for (const [suite, file, seconds, before] of slower) console.log(`  ${suite}: ${file} ${seconds} s, was ${before} s`);
}

/** Prints the results of suites; returns how many tests failed. */
export function printSummary(results, times) {
  printTimes(times);
  const columns = ['name', 'result', 'passed', 'failed', 'skipped', 'time'];
  console.log('');
  printTable(
    [
      ['Suite', 'Result', 'Passed', 'Failed', 'Skipped', 'Time'],
      ...results.map((each) => columns.map((key) => each[key])),
    ],
    ([, result]) => (result === 'ok' ? green : red),
  );
  const flakyTitles = results.flatMap(({ flaky = [] }) => flaky);
  printTitles(
    `FLAKY: ${flakyTitles.length} failed at first and passed when repeated. Each is a defect to be mended:`,
    flakyTitles,
  );
  printTitles(
    'FAILED:',
    results.flatMap(({ name, failedTests = [] }) => failedTests.map((title) => `${name}: ${title}`)),
  );
  printTitles(
    'NOT BEGUN for want of time:',
    results.filter(({ result }) => result === 'NOT BEGUN').map(({ name }) => name),
  );
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const skipped = total('skipped') > 0 ? `, ${total('skipped')} skipped` : '';
  const unstable = flakyTitles.length > 0 ? `, of them ${flakyTitles.length} FLAKY` : '';
  console.log(`\n${total('passed')} passed${unstable}, ${total('failed')} failed${skipped}`);
  return total('failed');
}
