import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { databaseModel } from '../../registry';

const notMigrations = ['index.ts', 'frozen.test.ts'];
const modules = join(__dirname, '../../modules');
const paths = new Map([
  ...readdirSync(__dirname)
    .filter((name) => name.endsWith('.ts') && !notMigrations.includes(name))
    .map((name) => [name, join(__dirname, name)] as const),
  ...readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.migration.ts'))
    .map((name) => [basename(name), join(modules, name)] as const),
]);
const files = [...paths.keys()];
const textOf = (name: string) => readFileSync(paths.get(name) ?? join(__dirname, name), 'utf8');
const checksums = JSON.parse(textOf('checksums.json')) as Record<string, string>;

/** Of the code alone: comments and formatting may change. */
function checksumOf(name: string): string {
  const { outputText } = ts.transpileModule(textOf(name), {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  return createHash('sha256').update(outputText.replace(/\s+/g, '')).digest('hex');
}

describe('landed migrations', () => {
  test.each(files)('%s is as it landed', (name) => {
    const found = checksumOf(name);
    if (!(name in checksums)) throw new Error(`${name} is new: add "${name}": "${found}" to checksums.json`);
    // What has run on a database is not run again. A change needs a new migration.
    expect({ [name]: found }).toEqual({ [name]: checksums[name] });
  });

  test('none is removed', () => {
    expect(Object.keys(checksums).filter((name) => !files.includes(name))).toEqual([]);
  });

  test('import nothing that may change', () => {
    const imported = files.flatMap((name) =>
      [...textOf(name).matchAll(/from '([^']+)'/g)].map(([, from = '']) => ({ name, from })),
    );
    expect(
      imported.filter(({ from }) => from !== 'typeorm' && !/^(\.|\.\.\/\.\.\/db\/migrations)\/\w+\.v\d+$/.test(from)),
    ).toEqual([]);
  });

  test('are numbered in the order in which they run', () => {
    const numbers = databaseModel.migrations.map(({ name }) => Number(/\d{13}$/.exec(name)?.[0]));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(new Set(numbers).size).toBe(files.filter((name) => /^\d{8}-/.test(name)).length);
  });
});
