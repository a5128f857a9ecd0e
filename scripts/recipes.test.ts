/** The lines that the recipes change are in the files as they are now; recipes.long.test.ts makes the changes. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { changed, readRecipes } from './recipes/recipe';

const root = resolve(__dirname, '..');
const recipes = readRecipes();

test('there are recipes, each of some steps', () => {
  expect(recipes.map(({ name }) => name)).toEqual(['add-a-field', 'add-a-filter', 'add-a-noun', 'add-a-shortcut']);
  for (const { steps } of recipes) expect(steps.length).toBeGreaterThan(1);
});

test.each(recipes)('$name: its hunks are found, and what it adds is not there', ({ steps }) => {
  for (const { edit } of steps) {
    if (edit.kind === 'run') continue;
    const path = join(root, edit.file);
    expect([edit.file, existsSync(path)]).toEqual([edit.file, edit.kind === 'change']);
    if (edit.kind === 'change') changed(edit.file, readFileSync(path, 'utf8'), edit.hunks);
  }
});
