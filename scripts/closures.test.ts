/** What a service reaches by its imports of values stays within what a reader can follow (docs/decisions/0047). */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const modules = resolve(__dirname, '../server/src/modules');

const valueImport = /^(?:import|export) (?!type )(?:[^;]*? from )?'(\.[^']*)';/gm;

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(valueImport)].flatMap(([, to = '']) => {
    const target = resolve(file, '..', to);
    return [`${target}.ts`, `${target}/index.ts`].filter((path) => existsSync(path));
  });

function closureOf(file: string, closure = new Set<string>()): ReadonlySet<string> {
  if (closure.has(file)) return closure;
  closure.add(file);
  for (const imported of importsOf(file)) closureOf(imported, closure);
  return closure;
}

// These numbers may only go down.
test.each([
  ['an expense', 'money/expenses/expense.service.ts', 55],
  ['a booking', 'bookings/consignments/consignment.service.ts', 110],
])('%s needs few files', (_, service, most) => {
  const { size } = closureOf(resolve(modules, service));
  expect(size).toBeGreaterThan(20);
  expect(size).toBeLessThanOrEqual(most);
});
