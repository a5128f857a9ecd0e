/** No import cycles; on the server none of types either. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '..');

const anyImport = /^(?:import|export) [^;]*?from '(\.[^']*)';/gm;
const valueImport = /^(?:import|export) (?!type )[^;]*?from '(\.[^']*)';/gm;
const folders: [folder: string, imports: RegExp][] = [
  ['server/src', anyImport],
  ['web/src', valueImport],
  ['e2e', valueImport],
  ['bench', valueImport],
];

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'testing' ? [] : filesIn(path);
    return /(?<!\.test)\.tsx?$/.test(name) ? [path] : [];
  });

function importsOf(file: string, files: ReadonlySet<string>, imports: RegExp): string[] {
  const found = readFileSync(file, 'utf8').matchAll(imports);
  return [...found].flatMap(([, to = '']) => {
    const target = resolve(file, '..', to);
    return [`${target}.ts`, `${target}.tsx`, join(target, 'index.ts')].find((path) => files.has(path)) ?? [];
  });
}

/** Files of the first cycle found, or null. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return null;
}

test('a circle is found', () => {
  expect(
    circleIn(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b']);
});

test.each(folders)('%s has none', (folder, imports) => {
  const files = new Set(filesIn(join(root, folder)));
  const graph = new Map([...files].map((file) => [file, importsOf(file, files, imports)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(10);
  expect(circleIn(graph)?.map((file) => relative(root, file)) ?? []).toEqual([]);
});
