import { expect, password, signIn, test } from './waybill';

test.use({ ownServer: 'it ends the sessions of a user whom other tests are signed in as' });

const address = 'member@waybill.test';

test('signs out another browser from the profile, which is at the login page with its next step', async ({
  waybill,
}) => {
  const [here, there] = [await waybill.visitor(), await waybill.visitor()];
  for (const page of [here, there]) await signIn(page, address, password);
  await here.goto('/user/profile');
  const list = here.getByRole('list', { name: 'Sessions' });
  await expect(list.getByText('This session')).toHaveCount(1);
  await here.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await here.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await here.getByText('You are signed in nowhere else.').waitFor();
  await there.getByRole('link', { name: 'Customers' }).first().click();
  await there.waitForURL(/\/login/);
  await here.reload();
  await here.getByText('You are signed in nowhere else.').waitFor();
});
