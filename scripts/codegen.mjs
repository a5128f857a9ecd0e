// npm run codegen: the list of migrations, schema.graphql and its reference from the server's classes, the web's types and hooks from it,
// and the kinds of record.
// With --check it writes nothing and fails when what is there is stale.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

const printedStep = (name, printer) => () => {
  const file = join(root, name);
  const now = printed(printer);
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (check && now !== written) throw new StepError(`${name} is stale: npm run codegen`);
  if (now !== written) writeFileSync(file, now);
};

async function hooksStep() {
  const bin = '@graphql-codegen/cli/cjs/bin.js';
  try {
    await runTool(bin, check ? ['--check'] : ['--errors-only'], { quiet: true });
  } catch (error) {
    if (check) throw new StepError("web/src/graphql.generated.ts is stale or can't be made: npm run codegen");
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
    ['docs/schema.md', 'scripts/printSchemaReference.ts'],
    ['web/src/records.generated.ts', 'scripts/printRecords.ts'],
    ['server/src/db/migrations/checksums.json', 'scripts/printMigrationChecksums.ts'],
  ])
    await step(file, printedStep(file, printer));
  await step('web/src/graphql.generated.ts', hooksStep);
});
