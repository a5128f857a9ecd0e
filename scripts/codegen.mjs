// npm run codegen: schema.graphql from the server's classes, then the web's types and hooks from it.
// With --check it writes nothing and fails when what is there is stale.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureDependencies } from './ensure.mjs';
import { StepError, root, runTool, script, step } from './steps.mjs';

const check = process.argv.includes('--check');
const schemaFile = join(root, 'schema.graphql');

function printedSchema() {
  const args = ['-r', './scripts/register.cjs', 'scripts/printSchema.ts'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new StepError(`The schema can't be built:\n${stderr}`);
  return stdout;
}

function schemaStep() {
  const printed = printedSchema();
  const written = existsSync(schemaFile) ? readFileSync(schemaFile, 'utf8') : '';
  if (check && printed !== written) throw new StepError('schema.graphql is stale: npm run codegen');
  if (printed !== written) writeFileSync(schemaFile, printed);
}

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
  await step('schema.graphql', schemaStep);
  await step('web/src/graphql.generated.ts', hooksStep);
});
