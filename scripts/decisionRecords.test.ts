/** The index of the decision records is what the records say. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../docs/decisions');
const head = /^# (\d{4}): (.+)\n\n(Accepted|Superseded by \d{4}) on (\d{4}-\d\d-\d\d)\.\n/;

test('each record has number, title, status and date, and stands in the index with them', () => {
  const files = readdirSync(folder).filter((name) => name !== 'README.md');
  const rows = files.map((name) => {
    const [, number, title, status, date] = head.exec(readFileSync(join(folder, name), 'utf8')) ?? [];
    expect([name, name.startsWith(`${number}-`)]).toEqual([name, true]);
    return `| [${number}](${name}) | ${date} | ${status?.toLowerCase()} | ${title} |`;
  });
  const index = readFileSync(join(folder, 'README.md'), 'utf8').split('\n');
  expect(index.filter((line) => line.startsWith('| ['))).toEqual(rows);
  expect(rows.length).toBeGreaterThan(30);
});
