// npm run codegen: the kinds of record, the lists of policies and of migrations, schema.graphql from the server's classes, the
// checksums of migrations, which are in git; and the web's operations, which are not. With --check it fails when a file is stale.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
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

const policies = 'server/src/domain/policy';

/** Every file that makes a noun's policy, whose actions the compiler then knows. */
function listOfPolicies() {
  const nouns = readdirSync(join(root, policies))
    .filter((file) => !file.endsWith('.test.ts') && file !== 'nounPolicy.ts')
    .filter((file) => readFileSync(join(root, policies, file), 'utf8').includes('new NounPolicy('))
    .map((file) => `export * from './${file.replace('.ts', '')}';\n`);
  return ['/** Written by `npm run codegen`. */\n', ...nouns].join('');
}

const modules = 'server/src/modules';

/** Every class of a record, by whose name references and descriptions name it. */
function kindsOfRecord() {
  const kinds = readdirSync(join(root, modules), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.entity.ts'))
    .sort()
    .flatMap((path) => {
      const classes = readFileSync(join(root, modules, path), 'utf8').matchAll(
        /^export class (\w+) extends RecordEntity/gm,
      );
      return [...classes].map(
        ([, kind]) => `    ${kind}: import('./modules/${path.slice(0, -'.ts'.length)}').${kind};`,
      );
    });
  return `/** Written by \`npm run codegen\`. */
declare module './db/schema/recordKinds' {
  interface RecordKinds {
${kinds.join('\n')}
  }
}

export {};
`;
}

await script(async () => {
  checkNode();
  await ensureDependencies();
  const kinds = 'server/src/recordKinds.generated.ts';
  await step(kinds, () => written(kinds, kindsOfRecord()));
  // First the two that the server's modules import, since the others read these.
  const nouns = `${policies}/nouns.generated.ts`;
  await step(nouns, () => written(nouns, listOfPolicies()));
  for (const [file, printer] of [
    ['server/src/migrations.generated.ts', 'scripts/printMigrations.ts'],
    ['schema.graphql', 'scripts/printSchema.ts'],
    ['web/src/records.generated.ts', 'scripts/printRecords.ts'],
    ['server/src/db/migrations/checksums.json', 'scripts/printMigrationChecksums.ts'],
  ])
    await step(file, printedStep(file, printer));
  await step('operations and hooks of the web', ensureOperations);
});
