/** Prints server/src/migrations.generated.ts: the migrations of `db/migrations` and of the modules, by timestamp. */
import { relative, resolve } from 'node:path';
import { migrationClassOf, migrationFiles } from '../server/src/testing/migrationFiles';
import { filled } from './filled';

const source = resolve(__dirname, '../server/src');

const migrations = migrationFiles
  .map((path) => ({ path, name: migrationClassOf(path) }))
  .sort((one, other) => Number(one.name.slice(-13)) - Number(other.name.slice(-13)));

/** The newest migration that landed before migrations said whether older programs may go on. */
const lastWithoutKind = 1764050000000;
const isWithKind = ({ name }: { name: string }) => Number(name.slice(-13)) > lastWithoutKind;

const lines = [
  '/** Written by `npm run codegen`. In execution order. */',
  ...migrations.map(({ path, name }) => `import { ${name} } from './${relative(source, path).replace(/\.ts$/, '')}';`),
  "import type { Migration } from './db/migrations/migration.v1';",
  '',
  '/** Each says whether older programs may go on: one that does not is no `Migration`. */',
  'const withKind: readonly (new () => Migration)[] = [',
  filled(migrations.filter(isWithKind).map(({ name }) => name)),
  '];',
  '',
  'export const migrations = [',
  filled([...migrations.filter((each) => !isWithKind(each)).map(({ name }) => name), '...withKind']),
  '];',
];
process.stdout.write(`${lines.join('\n')}\n`);
