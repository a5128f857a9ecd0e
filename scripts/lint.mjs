// npm run lint: types, formatting, and the rules of eslint.config.mjs. `npm run codegen -- --check` looks at the web's GraphQL
// operations.
// With --changed formatting and rules are checked of changed files alone, by caches; types are those of all files.
import { existsSync, mkdirSync } from 'node:fs';
import { changedFiles } from './changedFiles.mjs';
import { checkNode, ensureDependencies } from './ensure.mjs';
import { ensureOperations } from './operations.mjs';
import { StepError, root, runTool, script, step } from './steps.mjs';

const onlyChanged = process.argv.includes('--changed');

const tsc = (project) =>
  runTool('typescript-7/bin/tsc', ['--project', `${project}/tsconfig.json`, '--noEmit', '--pretty', 'false'], {
    quiet: true,
  });

const cached = (name) =>
  onlyChanged ? ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`] : [];

const prettier = (files) =>
  runTool(
    'prettier/bin/prettier.cjs',
    ['--check', '--log-level', 'warn', '--ignore-unknown', ...cached('prettier'), ...files],
    { quiet: true },
  );

const eslint = (files) =>
  runTool(
    'eslint/bin/eslint.js',
    ['--max-warnings', '0', '--no-warn-ignored', '--no-error-on-unmatched-pattern', ...cached('eslint'), ...files],
    { quiet: true },
  );

const hasRules = (file) => /\.(ts|tsx|js|cjs|mjs|graphql)$/.test(file);

await script(async () => {
  checkNode();
  await ensureDependencies();
  await ensureOperations();
  mkdirSync(`${root}/.cache`, { recursive: true });
  const changed = onlyChanged ? changedFiles()?.filter((file) => existsSync(`${root}/${file}`)) : null;
  const files = changed ?? ['.'];
  const ruled = changed?.filter(hasRules) ?? ['.'];
  const of = changed ? ` of ${changed.length} changed files` : '';
  const results = await Promise.allSettled([
    step(`Rules${of}`, () => ruled.length > 0 && eslint(ruled)),
    step(`Format${of}`, () => files.length > 0 && prettier(files)),
    step('Types of the server', () => tsc('server')),
    step('Types of the web', () => tsc('web')),
    step('Types of the journeys', () => tsc('e2e')),
    step('Types of the benchmarks', () => tsc('bench')),
  ]);
  const failed = results.filter(({ status }) => status === 'rejected').length;
  if (failed > 0) throw new StepError(`${failed} of ${results.length} checks failed`);
});
