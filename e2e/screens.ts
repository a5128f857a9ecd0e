/** Every screen of the routes, and what can be opened on it. */
import type { Locator, Page } from '@playwright/test';
import { routes } from '../web/src/app/routes';
import { complaintsOf } from './axe';
import { openRowMenu } from './records';
import { answerQuestion, expect, settled } from './waybill';

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
    // Of the demo: other tests may have booked more than a page of others.
    query: '?awbNo=WE&sort=bookingDate&order=DESC',
    also: ['?new=1', '?mode=invoices', '?import=new'],
    windows: [/^WE/, /^Edit /],
  },
  '/consignment/cargo': { windows: [/^View /] },
  '/manifest': { also: ['?new=1'], windows: [/^View /] },
  '/invoices': {
    also: ['?tab=creditnotes', '?tab=creditnotes&credit=new', '?tab=creditnotes&debit=new', '?tab=month'],
    windows: ['Sales Register', /Create Third Party/, /^View /],
  },
  '/cashbook': { windows: ['Deposit'] },
  '/runsheets': { also: ['?new=1'], windows: ['Delivery Persons', /^D26/] },
  '/branches': { also: ['?tab=registrations', '?tab=series', '?tab=books'], windows: ['New branch'] },
  '/customers': { windows: [/^Delete /] },
  '/gst': { windows: ['Reopen', 'Sales Register'] },
  '/roles': { windows: [/^View Analyst/, 'New Role'] },
  '/settings': { windows: [/^Edit /, 'New service', 'New limit'] },
  '/mail': { windows: ['Send a test mail'] },
  '/rates': {
    also: ['?tab=zones', '?tab=weights', '?card=new', '?tab=zones&scheme=new'],
    windows: [/^Slabs of Standard/, /^Copy /],
  },
  '/customers/ledger/:uniqueId': { also: ['?credit=limit', '?credit=lift'] },
  '/receivables': {
    also: ['?tab=refunds', '?tab=writeoffs', '?tab=ageing', '?tab=tds', '?tab=vpp', '?tab=couriers', '?new=1'],
    windows: [/^View RCT/],
  },
  '/vendorbills': { also: ['?tab=payables', '?import=new'] },
  '/reports': {
    query: '?period=days90',
    also: ['?by=Lane,Month&show=Margin,Count&compare=Before', '?of=payments&by=', '?of=invoices&by=Customer'],
  },
  '/docs': { also: ['?of=Consignment'] },
  '/enquiries': { windows: [/^View /] },
};

/** The prints and the playground have other tests. */
const screens = routes.filter(({ bare }) => !bare);

/** An address, and what is opened there. */
export interface Place {
  address: string;
  windows: readonly (string | RegExp)[];
  isPublic: boolean;
}

export const places: readonly Place[] = screens.flatMap(({ path, permission }): Place[] => {
  const { query = '', also = [], windows = [] } = tours[path] ?? {};
  const isPublic = permission === 'public';
  return [
    { address: path + query, windows, isPublic },
    ...also.map((more) => ({ address: path + more, windows: [], isPublic })),
  ];
});

/** Papers and the playground stand without the frame. Where the record of a paper is found, by its path. */
const recordsOf: Readonly<Record<string, string>> = {
  '/consignment/print': 'consignments',
  '/consignment/print/:uniqueId': 'consignments',
  '/label/print': 'consignments',
  '/label/print/:uniqueId': 'consignments',
  '/consignment/cargo/print': 'consignment/cargo',
  '/manifest/print/:uniqueId': 'manifest',
  '/runsheet/print/:uniqueId': 'runsheets',
  // The demo has delivered none at a door: the paper says so.
  '/pod/print/:uniqueId': 'consignments?deliveryStatus=3',
  '/statement/print/:uniqueId': 'customers',
  '/invoice/print': 'invoices',
  '/invoice/print/:uniqueId': 'invoices',
  '/creditnote/print/:uniqueId': 'creditnotes',
  '/payment/print/:uniqueId': 'payments',
  '/refund/print/:uniqueId': 'refunds',
  '/vpp/print/:uniqueId': 'vpp/remittances',
};

/** Each route is here or among the places, since both are made of the table of routes. */
export const barePaths = routes.filter(({ bare }) => bare).map(({ path }) => path);

/** As a button opens it; a new paper has no record here yet. */
export async function bareAddress(page: Page, path: string): Promise<string> {
  if (path === '/playground') return path;
  const list = recordsOf[path] ?? '';
  const answer = await page.request.get(`/api/1.0/${list}${list.includes('?') ? '&' : '?'}take=1`);
  const { resultObject } = (await answer.json()) as { resultObject: { id: number; uniqueId: string }[] };
  const [record] = resultObject;
  if (!record) throw new Error(`The demo has no record for ${path}`);
  return path.includes(':uniqueId') ? path.replace(':uniqueId', record.uniqueId) : `${path}?ids=${record.id}`;
}

const paths = screens.map(({ path }) => path);
export const toursOfNoScreen = Object.keys(tours).filter((path) => !paths.includes(path));

/** Screens of one record are opened for the customer that owes most. */
export async function addressOf(page: Page, { address }: Place): Promise<string> {
  if (!address.includes(':uniqueId')) return address.replace(':page', 'consignments');
  const answer = await page.request.get('/api/1.0/receivables/ageing');
  const { resultObject } = (await answer.json()) as { resultObject: { rows: { customerUniqueId: string }[] } };
  return address.replace(':uniqueId', resultObject.rows[0]?.customerUniqueId ?? '');
}

export async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('h1, [role="dialog"]').first().waitFor();
  await settled(page);
}

const dialogOf = (page: Page) => page.getByRole('dialog').filter({ visible: true }).last();

/** Opens each window in turn and closes it again, unless the address itself opened one. */
async function* windowsOf(page: Page, { windows }: Place): AsyncGenerator<string> {
  for (const name of windows) {
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name });
    if ((await button.count()) === 0) await openRowMenu(main.getByRole('button', { name: /^More for/ }).first());
    await button.or(main.getByRole('menuitem', { name })).first().click();
    await dialogOf(page).waitFor();
    await settled(page);
    yield String(name);
    await close(page);
  }
}

async function close(page: Page): Promise<void> {
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  const question = page.locator('.ant-modal-confirm').filter({ visible: true });
  await page.keyboard.press('Escape');
  await expect(async () => expect((await question.count()) > 0 || (await dialogs.count()) === 0).toBe(true)).toPass();
  if (await question.count()) await answerQuestion(page, 'Discard');
  await expect(dialogs).toHaveCount(0);
}

/** What axe complains of on a place as loaded, then with each thing open that can be opened there. */
export async function lookAtDesk(page: Page, place: Place): Promise<string[]> {
  const found: string[] = [];
  const note = async (where: string, withoutRows = true) => {
    const complaints = await complaintsOf(page, { withoutRows });
    found.push(...complaints.map((complaint) => `${where} ${complaint}`));
  };
  await note('as loaded', false);
  found.push(...(await misfitsOf(page, place)));
  if (await dialogOf(page).count()) {
    await openLists(dialogOf(page), note);
    return found;
  }
  const views = page.getByRole('search').getByRole('button', { name: 'Views' });
  if (await views.count()) {
    await views.click();
    await page.getByRole('menuitem').first().waitFor();
    await note('views');
    await page.keyboard.press('Escape');
  }
  const folded = page
    .getByRole('search')
    .locator('button[aria-expanded="false"]')
    .filter({ hasText: /^(Search|Filters)/ });
  if (await folded.count()) await folded.click();
  await openLists(page.getByRole('main'), note);
  for await (const name of windowsOf(page, place)) {
    await note(name);
    await openLists(dialogOf(page), (where) => note(`${name} ${where}`));
  }
  return found;
}

const textColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('.themed') ?? document.documentElement).color);

/** What cannot be read in the dark theme, to which the open page changes and back. */
export async function complaintsInDark(page: Page): Promise<string[]> {
  const light = await textColour(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect.poll(() => textColour(page)).toBe('rgb(217, 226, 236)');
  const complaints = await complaintsOf(page, { rules: ['color-contrast'], withoutRows: true });
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  await expect.poll(() => textColour(page)).toBe(light);
  return complaints;
}

/** The first list of choices and the first calendar. */
async function openLists(area: Locator, note: (where: string) => Promise<unknown>): Promise<void> {
  const page = area.page();
  const select = area.locator('.ant-select:visible:not(.ant-select-disabled)').first();
  if (await select.count()) {
    await select.click();
    await page.locator('.ant-select-item, .ant-empty').filter({ visible: true }).first().waitFor();
    await note('list of choices');
    await page.keyboard.press('Escape');
  }
  const date = area.locator('.date-input input:enabled:visible').first();
  if (await date.count()) {
    await date.click();
    await page.getByRole('grid').waitFor();
    await note('calendar');
    await page.keyboard.press('Escape');
  }
}

/** Whether a telephone shows the place and its windows without scrolling sideways. */
export async function lookOnPhone(page: Page, place: Place): Promise<string[]> {
  const found = await misfitsOf(page, place);
  for await (const name of windowsOf(page, place))
    found.push(...(await misfitsOf(page, place)).map((misfit) => `${name}: ${misfit}`));
  return found;
}

async function misfitsOf(page: Page, { address }: Place): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const isMissing =
    !address.includes('no-such') && (await page.getByRole('heading', { name: 'Page not found' }).count()) > 0;
  return [...(over > 0 ? [`${over} px wider than the window`] : []), ...(isMissing ? ['no screen'] : [])];
}
