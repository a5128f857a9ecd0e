import { expect, openDashboard, signIn, test } from './waybill';

test('a stranger who opens a staff screen signs in and gets there', { tag: '@main' }, async ({ waybill }) => {
  const page = await waybill.visitor();
  await page.goto('/customers?skip=0');
  await page.waitForURL(/\/login\?next=/);
  await signIn(page, 'member@waybill.test');
  await page.getByRole('heading', { name: 'Manage Customers' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/customers');
  await expect(page).toHaveTitle('Customers | Waybill');
});

test('what is missing and what is wrong is said, and the session is kept from scripts', async ({ waybill }) => {
  const page = await waybill.visitor();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Please enter email address').first().waitFor();
  await page.getByText('Please enter password').first().waitFor();
  await page.getByLabel('Email').fill('member@waybill.test');
  await page.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await page.getByText('Invalid email address or password').first().waitFor();
  await page.getByLabel('Password').fill('Waybill@2026');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard/);
  expect(await page.evaluate(() => document.cookie)).toContain('signedIn=1');
  expect(await page.evaluate(() => document.cookie)).not.toContain('session=');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('profile') ?? '{}'))).toMatchObject({
    isLoggedIn: true,
    role: 'Member',
  });
});

test('a member finds the admin screens closed, in place; an admin finds them in the menu', async ({ waybill }) => {
  const member = await waybill.staff('member');
  await member.goto('/invoices');
  await member.getByText('You are not authorized to view this page').waitFor();
  expect(new URL(member.url()).pathname).toBe('/invoices');
  await expect(member.getByRole('link', { name: 'Users' })).toHaveCount(0);
  const admin = await waybill.staff('admin');
  await openDashboard(admin);
  await admin.getByRole('link', { name: 'Users' }).first().waitFor();
  await admin.goto('/login');
  await admin.waitForURL(/\/dashboard/);
});

test('signing out in one tab signs out the other, and the old session is dead on the server', async ({ waybill }) => {
  const page = await waybill.staff('member', { ownSession: true });
  await openDashboard(page);
  const other = await page.context().newPage();
  await other.goto('/customers');
  await other.getByRole('heading', { name: 'Manage Customers' }).waitFor();
  const cookies = await page.context().cookies();
  await page.getByRole('button', { name: /Rohan/ }).click();
  await page
    .getByRole('menuitem', { name: 'Logout' })
    .or(page.getByText('Logout', { exact: true }))
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/');
  await other.waitForURL((url) => url.pathname !== '/customers');
  const answer = await fetch(`${waybill.origin}/api/1.0/customers`, {
    headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') },
  });
  expect(answer.status).toBe(401);
});

test('an address that is none of ours says so', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/no-such-screen');
  await page
    .getByText(/not found/i)
    .first()
    .waitFor();
});
