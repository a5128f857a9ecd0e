/** Prints server/src/migrations.generated.ts: the migrations of `db/migrations` and of the modules, by timestamp. */
import { relative, resolve } from 'node:path';
import { migrationClassOf, migrationFiles } from '../server/src/testing/migrationFiles';

const source = resolve(__dirname, '../server/src');

const migrations = migrationFiles
  .map((path) => ({ path, name: migrationClassOf(path) }))
  .sort((one, other) => Number(one.name.slice(-13)) - Number(other.name.slice(-13)));

const lines = [
  '/** Written by `npm run codegen`. In execution order. */',
  ...migrations.map(({ path, name }) => `import { ${name} } from './${relative(source, path).replace(/\.ts$/, '')}';`),
  '',
  'export const migrations = [',
  ...migrations.map(({ name }) => `  ${name},`),
  '];',
];
process.stdout.write(`${lines.join('\n')}\n`);
