/** Case 8: from an empty folder to a printed invoice with an own logo, by keyboard; nothing of the demo's company anywhere. */
import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { gstinWithCheckDigit } from '../server/src/domain/tax/gstin';
import { routes } from '../web/src/app/routes';
import { complaintsOf } from './axe';
import { today } from './records';
import { root, startProcess, stopProcess } from './serverProcess';
import { freePort } from './servers';
import { settled, watchTraffic } from './traffic';
import { expect, test as base } from './waybill';

interface FirstStart {
  origin: string;
  link: string;
  dataDir: string;
  open: (width?: number) => Promise<Page>;
}

const test = base.extend<{ seed: string; first: FirstStart }>({
  seed: ['none', { option: true }],
  first: async ({ browser, seed }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'waybill-first-'));
    const { child, ...started } = await start(dataDir, seed);
    const pages: Page[] = [];
    const errors: string[] = [];
    const open = async (width = 1280) => {
      const page = await opened(browser, started.origin, width, errors);
      pages.push(page);
      return page;
    };
    await use({ ...started, dataDir, open });
    for (const page of pages) await page.context().close();
    await stopProcess(child);
    rmSync(dataDir, { recursive: true, force: true });
    expect(errors).toEqual([]);
  },
});

async function start(dataDir: string, seed: string) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let said = '';
  const env = { DATA_DIR: dataDir, PORT: String(port), APP_URL: origin, SEED: seed, NODE_ENV: 'production' };
  // A copy, so that a concurrent build cannot remove the files.
  const webDir = join(dataDir, 'web');
  cpSync(join(root, 'dist/web'), webDir, { recursive: true });
  const secret = { WEB_DIR: webDir, JWT_SECRET: 'kP3v9sXq7Lr2Wm8zTn5yBd4cFh6gJa1e', HOST: '127.0.0.1' };
  const child: ChildProcess = await startProcess({ ...env, ...secret }, (text) => (said += text));
  const linkIn = () => /^ {2}(http\S+\/setup#\S+)$/m.exec(said)?.[1] ?? '';
  await expect.poll(linkIn).not.toBe('');
  return { child, origin, link: linkIn() };
}

async function opened(browser: Browser, origin: string, width: number, errors: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 860 }, baseURL: origin });
  const page = await context.newPage();
  watchTraffic(page);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
  });
  return page;
}

/** Counts what is pressed beside what is typed. */
class Hands {
  pressed = 0;
  constructor(private readonly page: Page) {}

  async press(key: string, times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.page.keyboard.press(key);
    this.pressed += times;
  }

  /** Keys as close together as a scanner's would be taken for a code. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text, { delay: 60 });
  }

  /** Types into one field after the other; the last one is left as it is. */
  async fill(texts: readonly string[]): Promise<void> {
    for (const [at, text] of texts.entries()) {
      if (at > 0) await this.press('Tab');
      await (at === texts.length - 1 ? this.type(text) : this.page.keyboard.type(text));
    }
  }

  async tabTo(control: Locator): Promise<void> {
    const isFocused = () => control.evaluate((element) => element === document.activeElement);
    for (let times = 0; times < 20 && !(await isFocused()); times += 1) await this.press('Tab');
    await expect(control).toBeFocused();
  }

  /** Takes the suggestion for what is typed, once it is shown. */
  async choose(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.page.locator('.ant-select-item-option-active').filter({ hasText: text }).waitFor();
    await this.press('Tab');
  }

  /** By the palette, whose first answer it is. */
  async go(text: string, first: RegExp): Promise<void> {
    await this.press('Control+k');
    await expect(this.page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
    await this.page.keyboard.type(text);
    await expect(this.page.getByRole('option').first()).toHaveText(first);
    await this.press('Enter');
  }
}

const demoWords = new RegExp(
  [
    'Waybill (Couriers|Express|Cargo)|Ballard Estate|27AAPFU0939F1ZV|000105001818|SBIN0000300',
    '(22|20|80) 4000 \\d{4}|@waybill\\.test|Asha Nair|Rohan Deshmukh',
    'Residency Road|Fergusson College Road|29AAPFU0939F|Sneha Gokhale|Harish Gowda',
  ].join('|'),
);

const person = ['Kavita', 'Joshi', 'kavita@deccan.example', 'monsoon ledger 41', 'monsoon ledger 41'];
const gstin = gstinWithCheckDigit('27ABCFD1234E1Z');

test.setTimeout(420_000);

/** From the printed link to the paper of the first invoice, by keyboard. */
async function toThePaper(page: Page, hands: Hands, link: string): Promise<Page> {
  await page.goto(link);
  await expect(page.getByLabel('First name')).toBeFocused();
  await hands.fill(person);
  await hands.press('Enter');

  await expect(page.getByLabel('GSTIN')).toBeFocused();
  await page.keyboard.type(gstin.slice(0, 14));
  await page.keyboard.type(gstin.endsWith('A') ? 'B' : 'A');
  await page.getByText('Its last character is not the check digit of the others').waitFor();
  await hands.press('Backspace');
  await page.keyboard.type(gstin.slice(14));
  await page.getByText('Maharashtra, PAN ABCFD1234E').waitFor();
  await hands.press('Tab');
  await hands.fill(['Deccan Parcels', 'Deccan Parcels LLP', '7 Laxmi Road', 'Pune', '411030', '+91 20 2444 7000']);
  await hands.press('Tab');
  await hands.type('office@deccan.example');
  // Proposed by the city of the address.
  await page.getByRole('form', { name: 'Company' }).getByText('Pune', { exact: true }).waitFor();
  await hands.press('Enter');

  await expect(page.getByRole('form', { name: 'Branch' }).getByLabel('Name')).toBeFocused();
  await expect(page.getByText(gstin).first()).toBeVisible();
  await hands.press('Enter');

  const logoInput = page.getByRole('button', { name: 'Logo', exact: true });
  await expect(logoInput).toBeFocused();
  await expect(page).toHaveTitle('Set Up | Deccan Parcels');
  const chooser = page.waitForEvent('filechooser');
  await settled(page);
  await hands.press('Space');
  const green = { create: { width: 900, height: 300, channels: 3, background: 'green' } } as const;
  const logo = await sharp(green).png().toBuffer();
  await (await chooser).setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo });
  await expect(page.getByAltText('Logo')).toHaveJSProperty('naturalWidth', 600);
  await expect(page.getByLabel('Account Name')).toHaveValue('Deccan Parcels LLP');
  await hands.tabTo(page.getByLabel('Account Number'));
  await hands.fill(['50100123456789', 'HDFC Bank']);
  await hands.press('Enter');

  await expect(page.getByRole('button', { name: 'Use these numbers' })).toBeFocused();
  await hands.press('Enter');
  await expect(page.getByLabel('First Name')).toBeFocused();
  await hands.fill(['Ravi', 'Kale', 'ravi@deccan.example']);
  await hands.press('Tab');
  await hands.press('Space');
  await page.getByRole('form', { name: 'User' }).getByText('Member', { exact: true }).waitFor();
  await hands.press('Enter');
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
  await hands.press('Enter');
  await expect(page.getByRole('button', { name: 'To the dashboard' })).toBeFocused();
  const list = page.getByRole('list', { name: 'First steps' });
  await expect(list.getByRole('link', { name: ', done' })).toHaveCount(5);

  await hands.go('customers', /^Customers/);
  await page.getByRole('heading', { name: 'Create Customer' }).waitFor();
  await hands.press('n');
  const customer = page.getByRole('form', { name: 'Customer' });
  await expect(customer.getByLabel('Name', { exact: true })).toBeFocused();
  await hands.fill(['Meera Rao', 'Mula Mills', '9820012345']);
  await hands.press('Tab', 2);
  await hands.type('12 MG Road');
  await hands.press('Tab');
  await hands.choose('Pune');
  await hands.press('Enter');
  await page.locator('tr[data-row]').filter({ hasText: 'Mula Mills' }).waitFor();
  await hands.go('new third', /^New third-party invoice/);
  const dialog = page.getByRole('dialog', { name: /Third Party Invoice/ });
  await expect(dialog.getByLabel('Customer')).toBeFocused();
  await hands.choose('Mula');
  await hands.fill([monthTyped(), dayTyped(), '3']);
  await hands.press('Tab', 2);
  await hands.type('1000');
  for (const tax of ['CGST', 'SGST']) {
    await hands.tabTo(dialog.getByLabel(tax));
    await hands.type('90');
  }
  await hands.press('Enter');
  await page.getByText('Invoice created successfully').first().waitFor();

  await dialog.waitFor({ state: 'hidden' });
  await page.context().addInitScript(() => Object.assign(window, { print: () => undefined, close: () => undefined }));
  await hands.press('j');
  await expect(page.locator('tr[data-row]').filter({ hasText: 'Mula Mills' })).toBeFocused();
  await hands.press('Enter');
  const window = page.getByRole('dialog', { name: /^Invoice Details/ });
  await hands.tabTo(window.getByRole('button', { name: 'Approve' }));
  await hands.press('Enter');
  const question = page.locator('.ant-modal-confirm');
  await expect(question.getByRole('button', { name: 'Approve' })).toBeFocused();
  await hands.press('Enter');
  await question.waitFor({ state: 'hidden' });
  await page.locator('tr[data-row]').filter({ hasText: 'INV/' }).waitFor();
  const opening = page.waitForEvent('popup');
  await expect(window.getByRole('button', { name: 'Print' })).toBeFocused();
  await hands.press('Enter');
  const print = await opening;
  await expect(print.getByAltText('Deccan Parcels')).toHaveJSProperty('naturalWidth', 600);
  return print;
}

test('case 8: from the printed link to a printed invoice with an own logo, by keyboard', async ({ first }) => {
  const page = await first.open();
  const hands = new Hands(page);
  const print = await toThePaper(page, hands, first.link);
  const paper = (await print.locator('main').textContent()) ?? '';
  for (const part of ['Deccan Parcels LLP', gstin, '7 Laxmi Road', '50100123456789', 'INV/', '/1'])
    expect(paper).toContain(part);
  expect(hands.pressed).toBeLessThanOrEqual(54);

  expect(await complaintsOf(page)).toEqual([]);
  // What has to be named in the address is on the papers and lists above.
  const screens = routes.filter(({ path, permission }) => !path.includes(':') && permission !== 'public');
  for (const { path } of screens) {
    await page.goto(path);
    await settled(page);
    expect([path, demoWords.exec((await page.textContent('body')) ?? '')?.[0]]).toEqual([path, undefined]);
  }
  expect(demoWords.exec(paper)?.[0]).toBeUndefined();

  const later = await first.open(390);
  await later.goto(first.link);
  await later.getByRole('heading', { name: 'Sign in to Deccan Parcels' }).waitFor();
  await expect(later).toHaveURL(/\/login$/);
});

test('case 8: on a phone it takes as few keys', async ({ first }) => {
  const page = await first.open(390);
  const hands = new Hands(page);
  await toThePaper(page, hands, first.link);
  expect(hands.pressed).toBeLessThanOrEqual(60);
});

const monthTyped = () => today().slice(0, 7);
const dayTyped = () => today();
