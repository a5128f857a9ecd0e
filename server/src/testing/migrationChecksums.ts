/** Checksums of landed migrations and of the helpers that they import, kept in `db/migrations/checksums.json`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';

const source = resolve(__dirname, '..');
const folder = join(source, 'db/migrations');
const modules = join(source, 'modules');

const isFrozen = (name: string) => name.endsWith('.ts') && name !== 'index.ts' && !name.endsWith('.test.ts');

/** Paths by file name: the migrations of `db/migrations` with their helpers, and those of the modules. */
export const frozenFiles: ReadonlyMap<string, string> = new Map([
  ...readdirSync(folder)
    .filter(isFrozen)
    .map((name) => [name, join(folder, name)] as const),
  ...readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.migration.ts'))
    .map((name) => [basename(name), join(modules, name)] as const),
]);

export const recordedChecksums = (): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, 'checksums.json'), 'utf8')) as Record<string, string>;

/** Of the code alone: comments and formatting may change. */
export function checksumOf(path: string): string {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  return createHash('sha256').update(outputText.replace(/\s+/g, '')).digest('hex');
}
