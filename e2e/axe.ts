/** axe on a page as it stands. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

interface Options {
  /** Neither the rows of lists, which are checked with the screen before anything is opened on it. */
  withoutRows?: boolean;
  /** Instead of all rules. */
  rules?: readonly string[];
}

/** What it complains of, as texts. */
export async function complaintsOf(page: Page, { withoutRows = false, rules }: Options = {}): Promise<string[]> {
  // By evaluate, since the page's Content-Security-Policy forbids foreign script elements.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ exclude, only }) => {
      const { axe } = window as unknown as { axe: Axe };
      const options = { resultTypes: ['violations'], ...(only && { runOnly: only }) };
      const { violations } = await axe.run({ exclude }, options);
      return violations.map(({ id, nodes }) => {
        const places = nodes.slice(0, 3).map(({ html }) => html.slice(0, 160));
        return `${id}: ${places.join(' | ')}`;
      });
    },
    { exclude: withoutRows ? [['main .data-table tbody']] : [], only: rules && [...rules] },
  );
}
