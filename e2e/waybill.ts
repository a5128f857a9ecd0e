/** The built product with an empty data folder, one server for each test file, and people who use it in Chromium. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type BrowserContext, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

const root = join(__dirname, '..');
export const password = 'Waybill@2026';

interface Server {
  origin: string;
  dataDir: string;
  /** Ends the process; the data stays. */
  halt(): Promise<void>;
  /** Starts it again at the same address. */
  resume(): Promise<void>;
}

export interface Waybill extends Server {
  /** A person with a separate browser context; errors in its console fail the test. */
  visitor(options?: { width?: number }): Promise<Page>;
  /** A visitor who has signed in. */
  staff(role: 'admin' | 'member', options?: { width?: number }): Promise<Page>;
}

interface WorkerFixtures {
  /** Settings of the server besides those of all tests; `test.use({ serverEnv })` at the top of a file. */
  serverEnv: Record<string, string>;
  /** The server of a test file: started for its first test (again after a failure), ended when the next file begins. */
  serverOf: (file: string) => Promise<Server>;
}

export const test = base.extend<{ waybill: Waybill }, WorkerFixtures>({
  serverEnv: [{}, { option: true, scope: 'worker' }],
  serverOf: [
    async ({ serverEnv }, use) => {
      let running: { file: string; server: Server; stop: () => Promise<void> } | undefined;
      await use(async (file) => {
        if (running?.file !== file) {
          await running?.stop();
          running = { file, ...(await startServer(serverEnv)) };
        }
        return running.server;
      });
      await running?.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  waybill: [
    async ({ browser, serverOf }, use, { file }) => {
      const server = await serverOf(file);
      const contexts: BrowserContext[] = [];
      const errors: string[] = [];
      const visitor: Waybill['visitor'] = async ({ width = 1280 } = {}) => {
        const context = await browser.newContext({ viewport: { width, height: 860 }, baseURL: server.origin });
        contexts.push(context);
        context.on('page', (page) => collectErrors(page, errors));
        return context.newPage();
      };
      const staff: Waybill['staff'] = async (role, options) => {
        const page = await visitor(options);
        await signIn(page, `${role}@waybill.test`);
        return page;
      };
      await use({ ...server, visitor, staff });
      for (const context of contexts) await context.close();
      if (errors.length > 0) throw new Error(`Errors in the console:\n${errors.join('\n')}`);
    },
    { timeout: 120_000 },
  ],
});

async function startServer(env: Record<string, string>): Promise<{ server: Server; stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waybill-e2e-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  // A copy, so that a concurrent build cannot remove the files.
  const webDir = join(dataDir, 'web');
  cpSync(join(root, 'dist/web'), webDir, { recursive: true });
  const startChild = () =>
    fork(join(root, 'dist/server/main.js'), [], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      execArgv: [],
      env: {
        ...process.env,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        DATA_DIR: dataDir,
        PORT: String(port),
        APP_URL: origin,
        WEB_DIR: webDir,
        SEED: 'demo',
        MAX_LAG_MS: '0',
        ...env,
      },
    });
  let child = startChild();
  await ready(child);
  const halt = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const resume = async () => {
    child = startChild();
    await ready(child);
  };
  return {
    server: { origin, dataDir, halt, resume },
    stop: async () => {
      await halt();
      rmSync(dataDir, { recursive: true, force: true });
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

/** Without "Failed to load resource": the browser logs it for every 4xx answer, and journeys provoke such answers. */
function collectErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
  });
}

async function ready(server: ChildProcess): Promise<void> {
  let said = '';
  // Keeps reading the log: a server that writes to a closed pipe exits.
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

/**
 * Presses a button of the question that is asked. The window behind it may have a button of the same name, and questions
 * load when the first is asked, so the last window is not always the question.
 */
export const answerQuestion = (page: Page, name: string): Promise<void> =>
  page.locator('.ant-modal-confirm').getByRole('button', { name }).click();

/** Names of the GraphQL operations that a page sends during `work`. */
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
