/** The built product as a stranger meets it: a server of its own on an empty data folder, and a real Chromium. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const root = join(__dirname, '..');
export const password = 'Waybill@2026';

export interface Waybill {
  origin: string;
  dataDir: string;
  browser: Browser;
  /** A person with a browser of their own; errors in its console fail the journey. */
  visitor(options?: { width?: number }): Promise<Page>;
  staff(role: 'admin' | 'member', options?: { width?: number }): Promise<Page>;
  close(): Promise<void>;
}

export async function startWaybill(env: Record<string, string> = {}): Promise<Waybill> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waybill-e2e-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // A copy, so that a build that runs meanwhile does not take the pages away.
  const webDir = join(dataDir, 'web');
  cpSync(join(root, 'dist/web'), webDir, { recursive: true });
  const server = fork(join(root, 'dist/server/main.js'), [], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      PORT: String(port),
      APP_URL: origin,
      WEB_DIR: webDir,
      SEED: 'demo',
      MAX_LAG_MS: '0',
      ...env,
    },
  });
  await ready(server);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];

  const visitor = async ({ width = 1280 } = {}): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width, height: 860 },
      baseURL: origin,
      timezoneId: 'Asia/Kolkata',
    });
    context.setDefaultTimeout(20_000);
    contexts.push(context);
    const page = await context.newPage();
    watch(page, complaints);
    context.on('page', (opened) => watch(opened, complaints));
    return page;
  };
  return {
    origin,
    dataDir,
    browser,
    visitor,
    staff: async (role, options) => {
      const page = await visitor(options);
      await signIn(page, `${role}@waybill.test`);
      return page;
    },
    close: async () => {
      for (const context of contexts) await context.close();
      await browser.close();
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
      if (complaints.length > 0) throw new Error(`The console complained:\n${complaints.join('\n')}`);
    },
  };
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  if (!page.url().includes('/login')) await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /user menu|account/i })
    .or(page.locator('.shell-bar'))
    .first()
    .waitFor();
}

/** A refusal that a journey provokes is no complaint: the browser itself logs every 4xx of a fetch. */
function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) complaints.push(message.text());
  });
}

async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  // Its log stays open afterwards: a server that logs into a closed pipe dies of it.
  for await (const part of server.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(part);
    if (said.includes('is ready at')) {
      server.stdout?.resume();
      return;
    }
  }
  throw new Error(`The server did not start:\n${said}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The GraphQL operations that a page sends while `work` is done, by name. */
export async function operationsDuring(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const note = (request: { url(): string; postDataJSON(): { operationName?: string } | null }) => {
    if (request.url().endsWith('/graphql')) names.push(request.postDataJSON()?.operationName ?? '?');
  };
  page.on('request', note);
  await work();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return names;
}
