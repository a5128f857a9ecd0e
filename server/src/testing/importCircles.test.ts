/** No import cycles, including type imports; lint detects only cycles of value imports. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '..');

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === 'testing' ? [] : filesIn(path);
    return /(?<!\.test)\.ts$/.test(name) ? [path] : [];
  });

function importsOf(file: string, files: ReadonlySet<string>): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^(?:import|export) [^;]*?from '(\.[^']*)';/gm);
  return [...found].flatMap(([, to = '']) => {
    const target = resolve(file, '..', to);
    return [`${target}.ts`, join(target, 'index.ts')].find((path) => files.has(path)) ?? [];
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

test('the server has none', () => {
  const files = new Set(filesIn(root));
  const graph = new Map([...files].map((file) => [file, importsOf(file, files)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(500);
  expect(circleIn(graph)?.map((file) => relative(root, file)) ?? []).toEqual([]);
});
