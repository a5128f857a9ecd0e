/** Every screen at desktop and phone width: it renders, fits, and axe finds no violations, nor in dark any of contrast. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { routes } from '../web/src/app/routes';
import { paths } from '../web/src/paths';
import { expect, test } from './waybill';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What to open on a screen besides its search card, a select and a calendar: the dialogs of these buttons. */
interface Tour {
  /** What it is opened at besides its path. */
  query?: string;
  also?: string[];
  windows?: (string | RegExp)[];
}

/** By the path of the screen; a screen without an entry is checked without opening anything. */
const tours: Readonly<Record<string, Tour>> = {
  '/': { also: ['no-such-page'] },
  '/location': { windows: ['Add State', /^Delete /] },
  '/users': { windows: [/^Block /] },
  '/consignments': {
    query: '?sort=bookingDate&order=DESC',
    also: ['?new=1', '?mode=invoices', '?import=new'],
    windows: [/^WE/, /^Edit /],
  },
  '/consignment/cargo': { windows: [/^View /] },
  '/manifest': { also: ['?new=1'], windows: [/^View /] },
  '/invoices': { also: ['?tab=creditnotes', '?tab=creditnotes&credit=new'], windows: [/Create Third Party/, /^View /] },
  '/customers': { windows: [/^Delete /] },
  '/gst': { windows: ['Reopen'] },
  '/settings': { windows: [/^Edit /, 'New limit'] },
  '/rates': {
    also: ['?tab=zones', '?tab=weights', '?card=new', '?tab=zones&scheme=new'],
    windows: [/^Slabs of Standard/, /^Copy Standard/],
  },
  '/customers/ledger/:uniqueId': { also: ['?credit=limit', '?credit=lift'] },
  '/receivables': { also: ['?tab=ageing', '?tab=tds', '?tab=vpp', '?new=1'], windows: [/^View RCT/] },
  '/vendorbills': { also: ['?tab=payables', '?import=new'] },
  '/enquiries': { windows: [/^View /] },
};

/** The prints and the playground have other tests. */
const screens = routes.filter(({ bare }) => !bare);
const toursOf = (rows: typeof screens) => rows.map(({ path }) => ({ path, ...tours[path] }));
const publicTours = toursOf(screens.filter(({ permission }) => permission === 'public'));
const staffTours = toursOf(screens.filter(({ permission }) => permission !== 'public'));

async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.locator('h1, [role="dialog"]').first().waitFor();
}

/** With an overlay open, only the overlay is checked; the rows behind it were checked before. */
async function complaintsOf(page: Page, whole = true, rules: string[] | null = null): Promise<string[]> {
  // Injected by evaluate, since the page's Content-Security-Policy forbids foreign script elements.
  await page.evaluate(axe);
  return page.evaluate(
    async ({ context, only }) => {
      interface Violation {
        id: string;
        nodes: { html: string }[];
      }
      const { axe: checker } = window as unknown as {
        axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
      };
      const { violations } = await checker.run(context, {
        resultTypes: ['violations'],
        ...(only && { runOnly: only }),
      });
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ html }) => html.slice(0, 160))
            .slice(0, 3)
            .join(' | ')}`,
      );
    },
    { context: whole ? { exclude: [] } : { exclude: [['main .data-table tbody']] }, only: rules },
  );
}

const darkText = 'rgb(217, 226, 236)';

/** What dark makes of the screen as it stands: its colours alone differ. */
async function complaintsInDark(page: Page, whole: boolean): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const colour = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.themed') ?? document.documentElement).color);
  await expect.poll(colour).toBe(darkText);
  const found = await complaintsOf(page, whole, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(colour).not.toBe(darkText);
  return found.map((complaint) => `in dark ${complaint}`);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Checks a screen as loaded, then with each thing open that can be opened on it. */
async function look(page: Page, path: string, windows: Tour['windows'] = []): Promise<string[]> {
  const found: string[] = [];
  const note = async (where: string, whole = false) => {
    const complaints = [...(await complaintsOf(page, whole)), ...(await complaintsInDark(page, whole))];
    found.push(...complaints.map((complaint) => `${path} ${where} ${complaint}`));
  };
  const openLists = async (place: Locator, where: string) => {
    const select = place.locator('.ant-select:visible:not(.ant-select-disabled)').first();
    if (await select.count()) {
      await select.click();
      await page.locator('.ant-select-item, .ant-empty').filter({ visible: true }).first().waitFor();
      await note(`${where} list of choices`);
      await page.keyboard.press('Escape');
    }
    const date = place.locator('.date-input input:enabled:visible').first();
    if (await date.count()) {
      await date.click();
      await page.getByRole('grid').waitFor();
      await note(`${where} calendar`);
      await page.keyboard.press('Escape');
    }
  };

  await settled(page, path);
  await note('', true);
  if ((await overflow(page)) > 0) found.push(`${path} is wider than the window`);
  if (!path.includes('no-such') && (await page.getByRole('heading', { name: 'Page not found' }).count()))
    found.push(`${path} has no screen`);
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  if (await dialog.count()) {
    await openLists(dialog, 'window');
    return found;
  }
  const folded = page.getByRole('search').locator('button[aria-expanded="false"]').first();
  if (await folded.count()) await folded.click();
  await openLists(page.getByRole('main'), '');
  for (const name of windows) {
    await settled(page, path);
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await dialog.waitFor();
    await page.waitForLoadState('networkidle');
    await note(String(name));
    await openLists(dialog, String(name));
  }
  return found;
}

/** Screens of one record are opened for the customer that owes most. */
async function owing(page: Page): Promise<string> {
  const answer = await page.request.get('/api/1.0/receivables/ageing');
  const { resultObject } = (await answer.json()) as { resultObject: { rows: { customerUniqueId: string }[] } };
  return resultObject.rows[0]?.customerUniqueId ?? '';
}

const pathsOf = ({ path, query = '', also = [] }: { path: string } & Tour) => [
  path + query,
  ...also.map((more) => path + more),
];

test('each tour is of a screen that there is', () => {
  const known = screens.map(({ path }) => path);
  expect(Object.keys(tours).filter((path) => !known.includes(path))).toEqual([]);
  expect(publicTours.length).toBeGreaterThan(6);
  expect(staffTours.length).toBeGreaterThan(15);
});

for (const width of [1440, 390]) {
  test(`every public screen at ${width} px`, async ({ waybill }) => {
    const page = await waybill.visitor({ width });
    const found: string[] = [];
    for (const path of publicTours.flatMap(pathsOf)) found.push(...(await look(page, path)));
    expect(found).toEqual([]);
  });

  test(`every screen of the back office at ${width} px, with its lists, calendars and windows open`, async ({
    waybill,
  }) => {
    test.setTimeout(1_500_000);
    const page = await waybill.staff('admin', { width });
    const found: string[] = [];
    const customer = await owing(page);
    for (const tour of staffTours) {
      const path = tour.path.replace(':uniqueId', customer);
      for (const [at, address] of pathsOf({ ...tour, path }).entries())
        found.push(...(await look(page, address, at === 0 ? tour.windows : [])));
    }
    expect(found).toEqual([]);
  });

  test(`the menus and the list of shortcuts at ${width} px`, async ({ waybill }) => {
    const page = await waybill.staff('admin', { width });
    await settled(page, paths.dashboard());
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    const found = [...(await complaintsOf(page)), ...(await complaintsInDark(page, true))];
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Next row').waitFor();
    found.push(...(await complaintsOf(page)), ...(await complaintsInDark(page, true)));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    found.push(...(await complaintsOf(page)), ...(await complaintsInDark(page, true)));
    await page.keyboard.press('Escape');
    if (width < 1100) {
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
      found.push(...(await complaintsOf(page)));
    }
    expect(found).toEqual([]);
  });
}

test('the playground runs every example report', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.goto('/playground');
  const reports = page.getByRole('region', { name: 'Example reports' }).getByRole('button');
  await reports.first().waitFor();
  const hint = page.getByText('Choose a report on the left', { exact: false });
  await hint.waitFor();
  expect(await reports.count()).toBeGreaterThanOrEqual(6);
  for (const report of await reports.all()) {
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) =>
          response.url().endsWith('/graphql') && !response.request().postData()?.includes('IntrospectionQuery'),
      ),
      report.click(),
    ]);
    const body = (await answer.json()) as { data?: object; errors?: object[] };
    expect(body.errors).toBeUndefined();
    expect(Object.keys(body.data ?? {}).length).toBeGreaterThan(0);
    await hint.waitFor({ state: 'detached' });
  }
});
