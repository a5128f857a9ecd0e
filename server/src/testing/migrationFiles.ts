/** Source files of the migrations, with their checksums, which are kept in `db/migrations/checksums.json`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';

const source = resolve(__dirname, '..');
const folder = join(source, 'db/migrations');
const modules = join(source, 'modules');

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name));

const isHelper = (path: string) => /\.v\d+\.ts$/.test(path);

/** Paths of the migrations: all of `db/migrations` but its helpers (`*.v1.ts`), and `*.migration.ts` of the modules. */
export const migrationFiles: readonly string[] = [
  ...sourcesIn(folder).filter((path) => !isHelper(path)),
  ...readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.migration.ts'))
    .map((name) => join(modules, name)),
];

/** Paths by file name: the migrations and their helpers. */
export const frozenFiles: ReadonlyMap<string, string> = new Map(
  [...migrationFiles, ...sourcesIn(folder).filter(isHelper)].map((path) => [basename(path), path]),
);

/** Name of the migration's class, which ends with its timestamp in milliseconds. */
export function migrationClassOf(path: string): string {
  const name = /^export class (\w+?\d{13})\b/m.exec(readFileSync(path, 'utf8'))?.[1];
  if (!name) throw new Error(`${path} exports no class whose name ends with a timestamp of 13 digits`);
  return name;
}

export const recordedChecksums = (): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, 'checksums.json'), 'utf8')) as Record<string, string>;

/** Of the code alone: comments, formatting and the depth of its folder may change. */
export function checksumOf(path: string): string {
  const { outputText } = ts.transpileModule(readFileSync(path, 'utf8'), {
    compilerOptions: { removeComments: true, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  const code = outputText.replace(/\s+/g, '').replace(/(?:\.\.\/)+(?=db\/migrations\/)/g, '../../');
  return createHash('sha256').update(code).digest('hex');
}
