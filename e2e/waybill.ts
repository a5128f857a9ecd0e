/** The built product with the demo's data, and people who use it in Chromium. */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { Servers, type Server } from './servers';
import { take, type Role, type Session } from './session';
import { watchTraffic } from './traffic';

export { expect } from '@playwright/test';
export { password, signIn } from './session';
export { operationsDuring, settled } from './traffic';

interface VisitorOptions {
  width?: number;
  deviceScaleFactor?: number;
}

interface StaffOptions extends VisitorOptions {
  /** A session that no other test has: for who ends it, or signs in twice. */
  ownSession?: boolean;
}

export interface Waybill extends Server {
  /** A person with a separate browser context; errors in its console fail the test. */
  visitor(options?: VisitorOptions): Promise<Page>;
  /** A visitor who has signed in and opened no page yet. */
  staff(role: Role, options?: StaffOptions): Promise<Page>;
}

interface ServerOptions {
  /**
   * Why a file needs a server with fresh data: `test.use({ ownServer: 'it changes the rates' })`. Other files share one
   * for each worker, with the records that tests before have made.
   */
  ownServer: string;
  /** Settings of a server of its own, besides those of all tests. */
  serverEnv: Record<string, string>;
}

export const test = base.extend<{ waybill: Waybill } & ServerOptions, { servers: Servers }>({
  ownServer: ['', { option: true }],
  serverEnv: [{}, { option: true }],
  servers: [
    async ({ playwright }, use) => {
      const servers = new Servers(playwright.request);
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  waybill: [
    async ({ browser, servers, ownServer, serverEnv }, use, { file }) => {
      const server = await servers.of(file, ownServer !== '', serverEnv);
      const contexts: BrowserContext[] = [];
      const errors: string[] = [];
      const opened = async ({ width = 1280, deviceScaleFactor }: VisitorOptions = {}, session?: Session) => {
        const viewport = { width, height: 860 };
        const baseURL = server.origin;
        const context = await browser.newContext({ viewport, deviceScaleFactor, baseURL });
        contexts.push(context);
        if (session) await take(context, session);
        context.on('page', (page) => {
          collectErrors(page, errors);
          watchTraffic(page);
        });
        return context.newPage();
      };
      const staff: Waybill['staff'] = async (role, options = {}) =>
        opened(options, await (options.ownSession ? server.newSession(role) : server.session(role)));
      await use({ ...server, visitor: (options) => opened(options), staff });
      for (const context of contexts) await context.close();
      if (errors.length > 0) throw new Error(`Errors in the console:\n${errors.join('\n')}`);
    },
    { timeout: 120_000 },
  ],
});

/** The first screen after signing in, with its menu and shortcuts. */
export async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^User menu/ }).waitFor();
}

/** From the dashboard. Of the menu at the left, whose head may be folded. */
export async function openFromMenu(page: Page, head: string, name: string): Promise<void> {
  await openDashboard(page);
  const menu = page.getByRole('navigation', { name: 'Main', exact: true });
  const link = menu.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await menu.locator('summary', { hasText: head }).click();
  await link.click();
}

/** Without "Failed to load resource": the browser logs it for every 4xx answer, and journeys provoke such answers. */
function collectErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text());
  });
}

/**
 * Presses a button of the question that is asked. The window behind it may have a button of the same name, and questions
 * load when the first is asked, so the last window is not always the question.
 */
export const answerQuestion = (page: Page, name: string): Promise<void> =>
  page.locator('.ant-modal-confirm').getByRole('button', { name }).click();
