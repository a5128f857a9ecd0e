/** Checks that everything in the module folders is registered in a `module.ts`. */
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import * as composition from '../composition';
import { databaseModel, demoSeeds, records, resolvers, restTable } from '../registry';

const root = resolve(__dirname, '..');
const load = createRequire(__filename);

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(file),
);

/** Exports of all files of a kind, as [file, name, value]. */
function exportsOf(role: RegExp): [file: string, name: string, value: unknown][] {
  const found = files.filter((file) => role.test(file));
  expect(found.length).toBeGreaterThan(0);
  return found.flatMap((file) =>
    Object.entries(load(join(root, file)) as Record<string, unknown>).map(
      ([name, value]): [string, string, unknown] => [file, name, value],
    ),
  );
}

/** Exports that are not registered. */
const unregistered = (role: RegExp, isRegistered: (value: unknown, name: string) => boolean): string[] =>
  exportsOf(role)
    .filter(([, name, value]) => !isRegistered(value, name))
    .map(([file, name]) => `${file}: ${name}`);

const isClass = (value: unknown): boolean => typeof value === 'function' && /^class\b/.test(String(value));

test('every folder of modules has a module.ts, and composition.ts names it', () => {
  const folders = new Set(files.flatMap((file) => /^modules\/([^/]+\/[^/]+)\//.exec(file)?.[1] ?? []));
  const modules = Object.values(composition);
  for (const folder of folders) {
    expect(files).toContain(`modules/${folder}/module.ts`);
    const [described] = Object.values(load(join(root, `modules/${folder}/module`)) as object);
    expect([folder, modules.includes(described)]).toEqual([folder, true]);
  }
  expect(modules.length).toBe(folders.size);
});

test('every entity belongs to a module or to the framework', () => {
  exportsOf(/\.entity\.ts$/);
  const known = new Set<unknown>([
    ...[...records.values()].map(({ entity }) => entity),
    ...databaseModel.internalEntities,
  ]);
  const tables = getMetadataArgsStorage().tables.map(({ target }) => target);
  expect(tables.filter((table) => !known.has(table)).map((table) => (table as { name: string }).name)).toEqual([]);
  expect(tables.length).toBe(known.size);
});

test('every resolver is part of the schema', () => {
  expect(unregistered(/\.resolver\.ts$/, (value) => !isClass(value) || resolvers.includes(value as never))).toEqual([]);
});

test('every route is a row of the REST table', () => {
  const isRow = (value: unknown) => restTable.includes(value as never);
  expect(unregistered(/\.rest\.ts$/, (value) => !Array.isArray(value) || value.every(isRow))).toEqual([]);
});

test('every table of relations is used', () => {
  const known = [...records.values()].map(({ relations }) => relations as unknown);
  expect(
    unregistered(/\.relations\.ts$/, (value, name) => !name.endsWith('Relations') || known.includes(value)),
  ).toEqual([]);
});

test('every migration runs: npm run codegen lists it', () => {
  const isMigration = /(^|\/)(db\/migrations\/\d{8}-\w+|[\w-]+\.migration)\.ts$/;
  expect(
    unregistered(isMigration, (value) => !isClass(value) || databaseModel.migrations.includes(value as never)),
  ).toEqual([]);
});

test("every module's demo rows are inserted", () => {
  expect(unregistered(/\.demo\.ts$/, (value) => demoSeeds.includes(value as never))).toEqual([]);
});
