/**
 * The recipes of docs/recipes, as far as they are executed. A step is a section:
 *
 *     ## 2. `server/src/…/x.ts`          the file that the step edits or adds; for commands any title
 *     ```diff                            lines of the file: context, `+` added, `-` removed; `@@` between hunks
 *     ```ts                              or the whole text of a new file
 *     ```sh                              or commands
 *     Forgotten: `server/src/…/y.ts` does not compile.
 *     Forgotten: `server/src/…/y.test.ts` fails.
 *     Forgotten: `npm run …` fails.
 *
 * Other text is for readers. A change of the product that a recipe does not follow fails `recipes.test.ts` (a hunk is no
 * longer found) or `recipes.long.test.ts` (what the recipe makes is not whole): the recipe is then edited like the code.
 * To add one, add a page; to take a file out of one, delete its section.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Recipe {
  name: string;
  steps: readonly Step[];
}

export interface Step {
  title: string;
  edit: Edit;
  guard: Guard;
}

export type Edit =
  | { kind: 'change'; file: string; hunks: readonly Hunk[] }
  | { kind: 'create'; file: string; text: string }
  | { kind: 'run'; commands: string };

/** Consecutive lines of a file, as they are before and after the step. */
export interface Hunk {
  before: readonly string[];
  after: readonly string[];
}

/** What notices that the step was left out. */
export type Guard = { by: 'types' | 'test'; file: string } | { by: 'command'; command: string };

const folder = join(__dirname, '../../docs/recipes');

export const readRecipes = (): Recipe[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => recipeOf(name.replace('.md', ''), readFileSync(join(folder, name), 'utf8')));

export function recipeOf(name: string, text: string): Recipe {
  const [, ...sections] = text.split(/^(?=## \d)/m);
  return { name, steps: sections.map((section) => stepOf(name, section)) };
}

function stepOf(recipe: string, section: string): Step {
  const title = /^## (.*)/.exec(section)?.[1] ?? '';
  const [, language = '', block = ''] = /^```(\w+)\n(.*?)^```$/ms.exec(section) ?? [];
  const [, subject = '', fate] = /^Forgotten: `([^`]+)` (does not compile|fails)\.$/m.exec(section) ?? [];
  if (!block || !fate)
    throw new Error(`${recipe}, ${title}: a block and what notices that it is forgotten are missing`);
  return { title, edit: editOf(language, block, /`([^`]+)`/.exec(title)?.[1] ?? ''), guard: guardOf(subject, fate) };
}

function editOf(language: string, block: string, file: string): Edit {
  if (language === 'sh') return { kind: 'run', commands: block };
  if (language !== 'diff') return { kind: 'create', file, text: block };
  return { kind: 'change', file, hunks: block.split(/^@@\n/m).map(hunkOf) };
}

function hunkOf(text: string): Hunk {
  const lines = text.trimEnd().split('\n');
  const linesWith = (signs: string) =>
    lines.filter((line) => signs.includes(line[0] ?? ' ')).map((line) => line.slice(1));
  return { before: linesWith(' -'), after: linesWith(' +') };
}

function guardOf(subject: string, fate: string): Guard {
  if (fate === 'does not compile') return { by: 'types', file: subject };
  return /\.test\.tsx?$/.test(subject) ? { by: 'test', file: subject } : { by: 'command', command: subject };
}

/** The text with the lines of each hunk replaced. Each has to stand in it exactly once. */
export function changed(file: string, text: string, hunks: readonly Hunk[]): string {
  return hunks.reduce((before, hunk) => {
    const lines = before.split('\n');
    const starts = lines.flatMap((_, at) => (hunk.before.every((line, next) => lines[at + next] === line) ? [at] : []));
    const [start] = starts;
    if (start === undefined || starts.length > 1 || hunk.before.length === 0) {
      throw new Error(`${file} has these lines ${starts.length} times instead of once:\n${hunk.before.join('\n')}`);
    }
    return lines.toSpliced(start, hunk.before.length, ...hunk.after).join('\n');
  }, text);
}
