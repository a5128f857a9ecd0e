/** Work that the server does not have yet is seen on every screen, asked about at logout and counted at sign-in. */
import type { Page } from '@playwright/test';
import { bookedAs, openCounter, savedRow, typeLine } from './counterPage';
import { pressLetters } from './keys';
import { expect, signIn, test } from './waybill';

/** Bookings do not reach the server. */
async function cutOff(page: Page): Promise<void> {
  await page.route('**/graphql', (route) =>
    (route.request().postData() ?? '').includes('BookLine') ? route.abort('connectionfailed') : route.fallback(),
  );
}

const logOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'User menu of' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
};

async function signInAgain(page: Page, who: string): Promise<void> {
  await page.goto('/login');
  await signIn(page, `${who}@waybill.test`);
}

test('a line that waits is listed on another screen, asked about at logout, and sent by an admin as the work of its clerk', async ({
  waybill,
}) => {
  const page = await waybill.staff('member', { ownSession: true });
  await openCounter(page);
  await cutOff(page);
  await typeLine(page, 'ww100', 'Zz Waiting');
  await page.keyboard.press('Enter');
  await expect(savedRow(page, 'ww100')).toContainText('Waits for the server');

  await page.goto('/customers');
  const button = page.getByRole('button', { name: '1 waiting' });
  await expect(button).toBeVisible();
  await expect(page.getByText('Left in this browser and sent now: 1 booking')).toBeVisible();
  await pressLetters(page, 'w');
  const panel = page.getByRole('region', { name: 'What waits to be sent' });
  await expect(panel.getByRole('link', { name: /WW100 to Zz Waiting, Kochi/ })).toContainText('Waits for the server');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await logOut(page);
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Not sent yet: 1 booking');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toBeVisible();
  await logOut(page);
  await question.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');

  await signInAgain(page, 'admin');
  await page.getByRole('button', { name: '1 of others' }).click();
  await expect(panel).toContainText('Rohan Deshmukh left work on this machine: 1 booking');
  await expect(panel).not.toContainText('WW100');

  await page.unroute('**/graphql');
  await panel.getByRole('button', { name: 'Send it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => bookedAs(page, 'WW100')).toMatchObject([{ createdBy: { firstName: 'Rohan' } }]);
  await expect(page.getByRole('button', { name: /waiting|refused|of others/ })).toHaveCount(0);
  await logOut(page);
  await page.waitForURL(({ pathname }) => pathname === '/');

  await signInAgain(page, 'member');
  await openCounter(page);
  await expect(savedRow(page, 'ww100')).toContainText('Saved');
});

test('what waited is sent once its user has signed in again, on any screen', async ({ waybill }) => {
  const page = await waybill.staff('member', { ownSession: true });
  await openCounter(page);
  await cutOff(page);
  await typeLine(page, 'ww150', 'Zz Waiting');
  await page.keyboard.press('Enter');
  await expect(savedRow(page, 'ww150')).toContainText('Waits for the server');
  await logOut(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.unroute('**/graphql');
  await signInAgain(page, 'member');
  await expect.poll(async () => (await bookedAs(page, 'WW150')).length).toBe(1);
});

test('a refused line is told on every screen with its reason, and leads back to the counter', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await openCounter(page);
  for (const receiver of ['Zz First', 'Zz Again']) {
    await typeLine(page, 'ww200', receiver);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Sender')).toBeFocused();
  }
  await expect(page.getByText('AwbNo WW200 is already taken').first()).toBeVisible();
  await page.goto('/cargo');
  await page.getByRole('button', { name: '1 refused' }).click();
  await page.getByRole('link', { name: /WW200 to Zz Again.*already taken/ }).click();
  await expect(page.getByRole('row', { name: /WW200.*already taken/ })).toBeVisible();
});

/** Everything that scripts of this site can read in the browser. */
const readBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, await caches.keys()];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error(name));
      });
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store).getAll();
        found.push(await new Promise((resolve) => (rows.onsuccess = () => resolve(rows.result))));
      }
      db.close();
    }
    return JSON.stringify(found);
  });

test('a script that runs after logout reads nothing that was saved, and is refused by the server', async ({
  waybill,
}) => {
  const page = await waybill.staff('member', { ownSession: true });
  await openCounter(page);
  await typeLine(page, 'ww900', 'Zz Stored');
  await page.keyboard.press('Enter');
  await expect(savedRow(page, 'ww900')).toContainText('Saved');
  expect(await readBrowser(page)).toContain('Zz Stored');
  await logOut(page);
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect.poll(() => readBrowser(page)).not.toMatch(/Zz Stored|WW900|sessionEnded|Rohan/i);
  const asked = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'apollo-require-preflight': 'true' };
    const body = JSON.stringify({ query: '{ consignments { rowCount } }' });
    return (await fetch('/graphql', { method: 'POST', headers, body })).text();
  });
  expect(asked).toContain('Please sign in');
});
