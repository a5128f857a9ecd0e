// npm run codegen: the list of migrations, schema.graphql and its reference from the server's classes, the web's types and hooks from it,
// and the kinds of record.
// With --check it writes nothing and fails when what is there is stale.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureDependencies } from './ensure.mjs';
import { StepError, root, runTool, script, step } from './steps.mjs';

const check = process.argv.includes('--check');

/** What the server's classes say, as the script prints it. */
function printed(printer) {
  const args = ['-r', './scripts/register.cjs', printer];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new StepError(`The server's modules can't be read:\n${stderr}`);
  return stdout;
}

const printedStep = (name, printer) => () => written(name, printed(printer));

/** Writes a file anew; with --check a file that differs is an error. */
function written(name, text) {
  const file = join(root, name);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (check && text !== before) throw new StepError(`${name} is stale: npm run codegen`);
  if (text !== before) writeFileSync(file, text);
}

const web = join(root, 'web/src');
const filesOf = (ending) =>
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length))
    .sort();

/** One module names the operations of all folders; the bundler leaves each with the screen that uses it. */
function operationsStep() {
  const operations = filesOf('.graphql');
  // Public pages send texts of theirs without a client; only the types of the answers are used.
  const texts = filesOf('.queries.ts').map((path) => `${path}.queries`);
  const known = new Set([...operations, ...texts, 'graphql', 'schema', 'records']);
  for (const orphan of filesOf('.generated.ts').filter((path) => !known.has(path))) {
    if (check) throw new StepError(`${orphan}.generated.ts is of no operations: npm run codegen`);
    rmSync(join(web, `${orphan}.generated.ts`));
  }
  written(
    'web/src/graphql.generated.ts',
    [
      '// Written by `npm run codegen`: types of the schema, operations and hooks of all folders.',
      "export type * from './schema.generated';",
      ...texts.map((path) => `export type * from './${path}.generated';`),
      ...operations.map((path) => `export * from './${path}.generated';`),
      '',
    ].join('\n'),
  );
}

async function hooksStep() {
  const bin = '@graphql-codegen/cli/cjs/bin.js';
  try {
    await runTool(bin, check ? ['--check'] : ['--errors-only'], { quiet: true });
  } catch (error) {
    if (check) throw new StepError("The web's operations are stale or can't be made: npm run codegen");
    throw error;
  }
}

await script(async () => {
  checkNode();
  await ensureDependencies();
  for (const [file, printer] of [
    // First: the server's modules, which the others read, import it.
    ['server/src/migrations.generated.ts', 'scripts/printMigrations.ts'],
    ['schema.graphql', 'scripts/printSchema.ts'],
    ['web/src/records.generated.ts', 'scripts/printRecords.ts'],
    ['server/src/db/migrations/checksums.json', 'scripts/printMigrationChecksums.ts'],
  ])
    await step(file, printedStep(file, printer));
  await step('operations and hooks of the web', hooksStep);
  await step('web/src/graphql.generated.ts', operationsStep);
});
