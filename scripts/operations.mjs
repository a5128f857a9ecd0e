// Types, documents and hooks of the web's GraphQL operations (web/src/**/*.generated.ts): not in git, and written when they are
// missing or what they are made from has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './steps.mjs';

const web = join(root, 'web/src');
const stamp = join(root, '.cache/operations.stamp');
const list = join(web, 'graphql.generated.ts');

const filesOf = (ending) =>
  readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => path.slice(0, -ending.length))
    .sort();

/** What the operations are made from, relative to the root. */
export const operationSources = () => [
  'schema.graphql',
  'codegen.yml',
  'package-lock.json',
  ...['codegenHooks', 'codegenOperations', 'codegenQueryFields', 'operations'].map((name) => `scripts/${name}.mjs`),
  ...['.graphql', '.queries.ts'].flatMap((ending) => filesOf(ending).map((path) => `web/src/${path}${ending}`)),
];

function sourceHash() {
  const hash = createHash('sha256');
  for (const path of operationSources()) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

export async function ensureOperations() {
  const hash = sourceHash();
  if (existsSync(list) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await runTool('@graphql-codegen/cli/cjs/bin.js', ['--errors-only'], { quiet: true });
  writeList();
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stamp, hash);
}

/** One module names the operations of all folders; the bundler leaves each with the screen that uses it. */
function writeList() {
  const operations = filesOf('.graphql');
  // Public pages send texts of theirs without a client; only the types of the answers are used.
  const texts = filesOf('.queries.ts').map((path) => `${path}.queries`);
  const known = new Set([...operations, ...texts, 'graphql', 'schema', 'records']);
  for (const orphan of filesOf('.generated.ts').filter((path) => !known.has(path))) {
    rmSync(join(web, `${orphan}.generated.ts`));
  }
  const lines = [
    '// Types of the schema, operations and hooks of all folders.',
    "export type * from './schema.generated';",
    ...texts.map((path) => `export type * from './${path}.generated';`),
    ...operations.map((path) => `export * from './${path}.generated';`),
    '',
  ];
  writeFileSync(list, lines.join('\n'));
}
