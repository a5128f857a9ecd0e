// npm run pictures: takes the pictures of the handbook and of README, as scripts/pictures/list.json names them, from the built
// product with fresh demo data, and writes docs/handbook/tour.md. `npm run pictures -- counter` takes only those named so.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensurePrograms, findChromium } from './debian.mjs';
import { checkNode, ensureBuilt, ensureDependencies } from './ensure.mjs';
import { root, script, start, step, StepError } from './steps.mjs';

const list = JSON.parse(readFileSync(join(root, 'scripts/pictures/list.json'), 'utf8'));
const maxBytes = 120_000;
const wanted = process.argv.slice(2);
const chosen = list.filter(({ file }) => wanted.length === 0 || wanted.some((name) => file.includes(name)));

await script(async () => {
  checkNode();
  await ensureDependencies();
  await ensureBuilt();
  await ensurePrograms(['chromium']);
  const folder = mkdtempSync(join(tmpdir(), 'waybill-pictures-'));
  const server = startServer(folder);
  try {
    const origin = await server.origin;
    const browser = await chromium.launch({
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
    });
    const page = await signedIn(browser, origin);
    const failed = [];
    for (const picture of chosen)
      await step(basename(picture.file), () => take(page, picture)).catch((error) => failed.push(error.message));
    await browser.close();
    if (failed.length > 0) throw new StepError(failed.join('\n'));
    writeFileSync(join(root, 'docs/handbook/tour.md'), tour());
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(folder, { recursive: true, force: true });
  }
});

function startServer(folder) {
  const env = { ...process.env, NODE_ENV: 'development', SEED: 'demo', DATA_DIR: folder, PORT: '0', MAX_LAG_MS: '0' };
  let answer;
  const ready = new Promise((done) => {
    answer = done;
  });
  let said = '';
  const { child, ended } = start(process.execPath, [join(root, 'dist/server/main.js')], {
    env,
    timeout: 30 * 60_000,
    onOutput(text) {
      said += text;
      const [, address] = /is ready at (http:\S+)/.exec(said) ?? [];
      if (address) answer(address);
    },
  });
  const failed = ended.then(() => Promise.reject(new StepError(`The server has ended:\n${said}`)));
  failed.catch(() => undefined);
  return { child, ended, origin: Promise.race([ready, failed]) };
}

async function signedIn(browser, baseURL) {
  const viewport = { width: 1280, height: 860 };
  const context = await browser.newContext({
    baseURL,
    viewport,
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto('/login');
  await page.getByLabel('Email').fill('admin@waybill.test');
  await page.getByLabel('Password').fill('Waybill@2026');
  await page.keyboard.press('Enter');
  await page.locator('.shell-bar').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  return page;
}

async function take(desk, { file, address, steps = [] }) {
  let page = desk;
  // What is still open is of the running month.
  await page.goto(address.replace('{month}', new Date().toISOString().slice(0, 7)));
  await page.locator('h1, [role="dialog"], .graphiql-container').first().waitFor();
  await settled(page);
  for (const each of steps) {
    page = (await carryOut(page, each)) ?? page;
    await settled(page);
  }
  // Nothing blinks, and no button looks pressed.
  await page.mouse.move(0, 0);
  const clip = await usedPart(page);
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  const picture = await compressed(taken, file);
  writeFileSync(join(root, file), picture);
  if (page !== desk) await page.context().close();
  return `${Math.round(picture.length / 1000)} KB`;
}

/**
 * `click`: a button, tab or link of the screen whose name matches; `row`: a row of a table; `press`: a key; `type`: text;
 * `dialog`: waits for a window; `scrollTo`: a heading; `track`: asks for some numbers as the public does; `phone`: gives the run
 * sheet that is open a new link, and returns the page of the phone that opened it.
 */
async function carryOut(page, { click, row, press, type, dialog, scrollTo, track, phone }) {
  if (click) {
    const name = new RegExp(click);
    const main = page.getByRole('main');
    const [button, tab, link] = ['button', 'tab', 'link'].map((role) => main.getByRole(role, { name }));
    await button.or(tab).or(link).first().click();
  }
  if (row)
    await page
      .getByRole('row', { name: new RegExp(row) })
      .first()
      .click();
  if (press) await page.keyboard.press(press);
  if (type) await page.keyboard.type(type, { delay: 80 });
  if (dialog) await page.getByRole('dialog').filter({ visible: true }).last().waitFor();
  if (scrollTo)
    await page
      .getByRole('heading', { name: scrollTo })
      .first()
      .evaluate((it) => it.scrollIntoView({ block: 'center' }));
  if (track) await askForNumbers(page);
  return phone ? openPhone(page) : null;
}

async function askForNumbers(page) {
  const answer = await page.request.get('/api/1.0/consignments?take=400&skip=300');
  const { resultObject } = await answer.json();
  const numbers = resultObject.filter((_, at) => at % 40 === 0).map(({ awbNo }) => awbNo);
  for (const awbNo of [...numbers, 'WE00999999']) await page.request.get(`/api/1.0/tracking/${awbNo}`);
  await page.reload();
}

async function openPhone(page) {
  await page.getByRole('button', { name: 'New link' }).click();
  const answered = page.waitForResponse(async (response) => /renewRunLink/.test(response.request().postData() ?? ''));
  await page.locator('.ant-modal-confirm').getByRole('button', { name: 'New link' }).click();
  const { data } = await (await answered).json();
  const { url, pin } = data.renewRunLink;
  const viewport = { width: 390, height: 760 };
  const context = await page
    .context()
    .browser()
    .newContext({ viewport, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  const screen = await context.newPage();
  await screen.goto(new URL(new URL(url).pathname, page.url()).href);
  await screen.getByLabel('PIN').fill(pin);
  await screen.getByRole('button', { name: 'Open' }).click();
  await screen.getByRole('listitem').first().waitFor();
  return screen;
}

/** No request is under way, something is there, nothing says that it loads, and no message covers the screen: twice in a row. */
async function settled(page) {
  for (const pauseMs of [0, 400]) {
    await page.waitForTimeout(pauseMs);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => {
      const text = (document.querySelector('main') ?? document.body).innerText.trim();
      const isLoading = /\b(loading|computing)\b[^\n]*\.\.\./i.test(document.body.innerText);
      return text !== '' && !isLoading && !document.querySelector('[aria-busy="true"], .ant-notification-notice');
    });
  }
  await page.evaluate(() => document.fonts.ready);
}

/** Without the empty space below what is shown, at least a third of the window. */
async function usedPart(page) {
  const { width, height } = page.viewportSize();
  const bottom = await page.evaluate(() => {
    const windows = [...document.querySelectorAll('[role="dialog"]')].filter((each) => each.checkVisibility());
    const shown = (windows.at(-1) ?? document.querySelector('main') ?? document.body).querySelectorAll('*');
    const bottoms = [...shown]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect().bottom);
    return Math.max(...bottoms);
  });
  return { x: 0, y: 0, width, height: Math.min(height, Math.max(Math.ceil(bottom) + 32, Math.round(height / 3))) };
}

async function compressed(png, file) {
  for (let quality = 82; quality >= 40; quality -= 7) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= maxBytes) return picture;
  }
  throw new StepError(`${file} does not fit into ${maxBytes / 1000} KB`);
}

/** All pictures on one page, in the order of the list. */
function tour() {
  const pictures = list.filter(({ file }) => file.startsWith('docs/handbook/'));
  const parts = pictures.map(({ file, title, page }) => {
    const heading = page ? `**[${title}](${page}.md)**` : `**${title}**`;
    return `${heading}\n\n![${title}](${file.replace('docs/handbook/', '')})\n`;
  });
  const head = '# A tour in pictures\n\nWritten by `npm run pictures`, from the demo company.\n';
  return [head, ...parts].join('\n');
}
