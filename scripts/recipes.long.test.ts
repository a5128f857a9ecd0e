/**
 * Carries out each recipe of docs/recipes on a copy of the project: what it makes is whole. Then one of its steps is taken
 * back at a time: what the step names as its guard notices that, so that nothing is forgotten in silence.
 */
import { Copy } from './recipes/copy';
import { readRecipes, type Step } from './recipes/recipe';

const limitMs = 15 * 60_000;

let copy: Copy;
let start: string;
beforeAll(() => {
  copy = new Copy();
  start = copy.commit();
});
afterAll(() => copy.remove());

describe.each(readRecipes())('$name', ({ steps }) => {
  let commits: Map<Step, string>;
  let whole: string;

  beforeAll(async () => {
    copy.goTo(start);
    commits = new Map();
    for (const step of steps) {
      await copy.make(step.edit);
      whole = copy.commit();
      commits.set(step, whole);
    }
  }, limitMs);
  afterEach(() => copy.goTo(whole));

  test(
    'makes what is whole',
    async () => {
      expect(await copy.lint(start)).toMatchObject({ code: 0 });
      for (const guard of guardsOf(steps)) {
        expect({ guard, ...(await copy.faultFoundBy(guard)) }).toMatchObject({ guard, found: false });
      }
    },
    limitMs,
  );

  test.each(steps)(
    'is noticed without $title',
    async (step) => {
      const { edit, guard } = step;
      copy.revert(commits.get(step) ?? '');
      if (edit.kind !== 'run' && isGeneratedFrom.test(edit.file)) await copy.codegen();
      expect({ guard, ...(await copy.faultFoundBy(guard)) }).toMatchObject({ guard, found: true });
    },
    limitMs,
  );
});

/** What was generated from such a file would be stale, and fail in the guard's place. */
const isGeneratedFrom = /\.migration\.ts$/;

const guardsOf = (steps: readonly Step[]) => [
  ...new Map(steps.map(({ guard }) => [JSON.stringify(guard), guard])).values(),
];
