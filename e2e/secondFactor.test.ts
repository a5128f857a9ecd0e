/** A second factor, from setting it up to signing in, losing the phone, and being asked for one. */
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { chooseInRow, rowOf } from './records';
import { expect, password, signIn, test } from './waybill';

test.use({ ownServer: 'its admins must have a second factor', serverEnv: { SECOND_FACTOR: 'admins' } });

/** Codes of the app, each another one: of the step before the present one, then of the present and the next one. */
function appOf(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  let steps = -1;
  return () => totp.generate({ timestamp: Date.now() + 30_000 * steps++ });
}

async function setUp(page: Page): Promise<{ nextCode: () => string; recoveryCodes: string[] }> {
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const nextCode = appOf((await page.locator('.second-factor code').innerText()).replaceAll(' ', ''));
  const code = page.getByLabel('Code', { exact: true });
  await code.fill('12');
  await page.keyboard.press('Enter');
  await page.getByText('The code is not correct; does the phone show the right time?').first().waitFor();
  await code.fill(nextCode());
  await page.keyboard.press('Enter');
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const recoveryCodes = await listed.allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return { nextCode, recoveryCodes };
}

async function givePassword(page: Page, address: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

/** The code is asked for after the password. */
async function signInBy(page: Page, address: string, code: string): Promise<void> {
  await givePassword(page, address);
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.keyboard.type('000');
  await page.keyboard.press('Enter');
  await page.getByText('The code is not correct, or was used already').waitFor();
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
}

test('an admin sets one up before anything else; a member by choice, and an admin resets it', async ({ waybill }) => {
  const admin = await waybill.visitor();
  await givePassword(admin, 'admin@waybill.test');
  await admin.getByText('Your account must have one. Set it up to go on.').waitFor();
  const { nextCode } = await setUp(admin);
  await admin.waitForURL(/\/dashboard/);
  await admin.getByRole('link', { name: 'Users' }).first().waitFor();

  const member = await waybill.visitor();
  await signIn(member, 'member@waybill.test');
  await member.waitForURL(/\/dashboard/);
  await member.goto('/user/profile');
  const { recoveryCodes } = await setUp(member);
  await member.getByText('10 recovery codes are left.').waitFor();
  const elsewhere = await waybill.visitor();
  await signInBy(elsewhere, 'member@waybill.test', recoveryCodes[0] ?? '');
  await elsewhere.waitForURL(/\/dashboard/);
  await elsewhere.goto('/user/profile');
  await elsewhere.getByText('9 recovery codes are left.').waitFor();

  await admin.goto('/users');
  await chooseInRow(rowOf(admin, 'member@waybill.test'), /^Reset second factor of/);
  await admin.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await admin.getByText(/^Second factor of .* reset$/).waitFor();
  await elsewhere.getByRole('link', { name: 'Customers' }).first().click();
  await elsewhere.waitForURL(/\/login/);
  await signIn(elsewhere, 'member@waybill.test');
  await elsewhere.getByRole('heading', { name: 'Manage Customers' }).waitFor();

  const again = await waybill.visitor();
  await signInBy(again, 'admin@waybill.test', nextCode());
  await again.waitForURL(/\/dashboard/);
  await again.goto('/user/profile');
  await again.getByRole('button', { name: 'Turn off' }).click();
  await again.getByLabel('Code', { exact: true }).fill(nextCode());
  await again.keyboard.press('Enter');
  await again.getByText('Your account must have one. Set it up to go on.').waitFor();
});
