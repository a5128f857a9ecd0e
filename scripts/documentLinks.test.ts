import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(__dirname, '..');
const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)));

test('every link from a document to a file of the project leads to one', () => {
  const links = documents.flatMap((path) =>
    // In blocks of code stand lines of other documents.
    [
      ...readFileSync(join(root, path), 'utf8')
        .replace(/^```[^]*?^```$/gm, '')
        .matchAll(/\]\((?!https?:|mailto:|\/|#)([^)#\s]+)/g),
    ].map(([, to = '']) => ({ path, to })),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ path, to }) => !existsSync(join(root, dirname(path), to)))).toEqual([]);
});
