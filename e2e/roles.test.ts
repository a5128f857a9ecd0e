/** Roles: made by keyboard, given, and what the web offers to somebody who only looks. */
import type { Page } from '@playwright/test';
import { builtInRoles, hasPermission, holderOf } from '../server/src/domain/policy';
import { routes } from '../web/src/app/routes';
import { addressOf, opened, places } from './screens';
import { expect, test, type Waybill } from './waybill';

test.use({ ownServer: 'it changes the role of the member' });
test.describe.configure({ mode: 'serial' });

const member = 'member@waybill.test';

async function give(waybill: Waybill, roleId: number): Promise<void> {
  const page = await waybill.staff('admin');
  await page.goto('/users');
  const { resultObject } = await (await page.request.get('/api/1.0/users')).json();
  const user = resultObject.find(({ emailAddress }: { emailAddress: string }) => emailAddress === member);
  const { uniqueId, firstName, lastName, emailAddress, gender } = user;
  const data = { uniqueId, firstName, lastName, emailAddress, gender, roleId };
  expect((await page.request.put(`/api/1.0/users/${uniqueId}`, { data })).status()).toBe(200);
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

test('an admin makes a role by keyboard and gives it; the menu of its user follows', async ({ waybill }) => {
  const admin = await waybill.staff('admin');
  const clerk = await waybill.staff('member', { ownSession: true });
  await clerk.goto('/dashboard');
  await menuOf(clerk).getByText('Counter').waitFor();

  await admin.goto('/roles');
  await admin.getByText('Branch manager').waitFor();
  await admin.keyboard.press('n');
  const form = admin.getByRole('dialog', { name: 'New Role' });
  await form.getByLabel('Name').waitFor();
  await admin.keyboard.type('Scan desk');
  await form.getByLabel('Scan', { exact: true }).focus();
  await admin.keyboard.press('Space');
  await expect(form.getByLabel('See scan sessions')).toBeChecked();
  await form.getByLabel('See bookings', { exact: true }).focus();
  await admin.keyboard.press('Space');
  await form.getByLabel('See the dashboard').focus();
  await admin.keyboard.press('Space');
  await form.getByRole('button', { name: 'Create' }).focus();
  await admin.keyboard.press('Enter');
  await admin
    .getByRole('row', { name: /Scan desk/ })
    .getByText('Own')
    .waitFor();

  const { resultObject } = await (await admin.request.get('/api/1.0/roles')).json();
  await give(waybill, resultObject.find(({ name }: { name: string }) => name === 'Scan desk').id);
  await clerk.goto('/dashboard');
  await expect(menuOf(clerk).getByText('Counter')).toHaveCount(0);
  await expect(menuOf(clerk).getByText('Scan')).toBeVisible();
  await clerk.goto('/customers');
  await clerk.getByText('not authorized').waitFor();
});

/** Names of buttons that change something. */
const verbs = [
  ...[
    'Create',
    'Add',
    'New',
    'Record',
    'Edit',
    'Delete',
    'Approve',
    'Save',
    'Send',
    'Import',
    'Deposit',
    'Close the',
    'Mark as',
  ],
  ...[
    'Reopen',
    'Remit',
    'Allocate',
    'Make',
    'Issue',
    'Resolve',
    'Block',
    'Cancel',
    'Reverse',
    'Refund',
    'Invite',
    'Reset 2FA',
  ],
];
const changes = new RegExp(`^(${verbs.join('|')})\\b`);

test('an analyst is offered nothing that changes something, and nothing that the screens ask is refused', async ({
  waybill,
}) => {
  test.slow();
  await give(waybill, builtInRoles.Analyst.id);
  const page = await waybill.staff('member', { ownSession: true });
  const refused: string[] = [];
  page.on('response', async (answer) => {
    if (!answer.url().endsWith('/graphql')) return;
    const text = await answer.text().catch(() => '');
    if (text.includes('"FORBIDDEN"')) refused.push(`${page.url()}: ${answer.request().postData()?.slice(0, 200)}`);
  });
  const analyst = holderOf('Analyst');
  const rowOf = (address: string) => routes.find(({ path }) => path === address.split('?')[0]);
  const offered: string[] = [];
  const visited = places.filter(({ address, isPublic }) => {
    const row = rowOf(address);
    return !isPublic && row && hasPermission(row.permission, analyst) && row.permission !== 'account:own';
  });
  expect(visited.length).toBeGreaterThan(25);
  for (const place of visited) {
    const address = await addressOf(page, place);
    await opened(page, address);
    await expect(page.getByRole('heading', { name: 'not authorized' })).toHaveCount(0);
    const names = await page.getByRole('main').getByRole('button').allInnerTexts();
    offered.push(...names.filter((name) => changes.test(name)).map((name) => `${address}: ${name}`));
    expect([address, await page.getByRole('dialog').filter({ visible: true }).count()]).toEqual([address, 0]);
  }
  expect(offered).toEqual([]);
  expect(refused).toEqual([]);
});
