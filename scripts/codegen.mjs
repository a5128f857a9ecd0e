// npm run codegen: the list of migrations, schema.graphql from the server's classes, the kinds of record and the checksums of
// migrations, which are in git; and the web's operations, which are not. With --check it fails when what is in git is stale.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureDependencies } from './ensure.mjs';
import { ensureOperations } from './operations.mjs';
import { StepError, root, script, step } from './steps.mjs';

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
  await step('operations and hooks of the web', ensureOperations);
});
