import { readFileSync } from 'node:fs';
import { databaseModel } from '../../registry';
import { checksumOf, frozenFiles, recordedChecksums } from '../../testing/migrationFiles';

const files = [...frozenFiles];
const checksums = recordedChecksums();

describe('landed migrations', () => {
  // What has run on a database is not run again: a change needs a new migration. Of a migration that has not landed
  // anywhere, remove the line in checksums.json and run `npm run codegen`, which adds those of new migrations.
  test.each(files)('%s is as it landed', (name, path) => {
    expect({ [name]: checksumOf(path) }).toEqual({ [name]: checksums[name] });
  });

  test('none is removed', () => {
    expect(Object.keys(checksums).filter((name) => !frozenFiles.has(name))).toEqual([]);
  });

  test('import nothing that may change', () => {
    const imported = files.flatMap(([name, path]) =>
      [...readFileSync(path, 'utf8').matchAll(/from '([^']+)'/g)].map(([, from = '']) => ({ name, from })),
    );
    const isFixed = /^(typeorm|node:\w+|(\.|(\.\.\/)+db\/migrations)\/\w+\.v\d+)$/;
    expect(imported.filter(({ from }) => !isFixed.test(from))).toEqual([]);
  });

  test('are numbered in the order in which they run', () => {
    const numbers = databaseModel.migrations.map(({ name }) => Number(/\d{13}$/.exec(name)?.[0]));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(files.filter(([name]) => /^\d{8}-/.test(name)).length);
  });
});
