// npm run lint: types, the web's GraphQL operations, formatting, and the rules of eslint.config.mjs.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, ensureDependencies } from './ensure.mjs';
import { StepError, root, runTool, script, step } from './steps.mjs';

const cache = join(root, '.cache');
const tsc = (project) =>
  runTool(
    'typescript/bin/tsc',
    [
      '--project',
      `${project}/tsconfig.json`,
      '--noEmit',
      '--pretty',
      'false',
      '--incremental',
      '--tsBuildInfoFile',
      join(cache, `${project}.tsbuildinfo`),
    ],
    { quiet: true },
  );

await script(async () => {
  checkNode();
  await ensureDependencies();
  mkdirSync(cache, { recursive: true });
  const results = await Promise.allSettled([
    step('Types of the server', () => tsc('server')),
    step('Types of the web', () => tsc('web')),
    step('Types of the journeys and benchmarks', () => tsc('e2e')),
    step('GraphQL operations against the schema', () =>
      runTool('@graphql-codegen/cli/cjs/bin.js', ['--check'], { quiet: true }),
    ),
    step('Format', () =>
      runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'], { quiet: true }),
    ),
    step('Rules', () => runTool('eslint/bin/eslint.js', ['.', '--max-warnings', '0'], { quiet: true })),
  ]);
  const failed = results.filter(({ status }) => status === 'rejected').length;
  if (failed > 0) throw new StepError(`${failed} of ${results.length} checks failed`);
});
