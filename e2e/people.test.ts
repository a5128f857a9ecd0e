/** User accounts from invitation to blocking, and what visitors of the public site create. */
import type { Page } from '@playwright/test';
import { productTexts } from '../server/src/domain/productTexts';
import { newMailTo } from './outbox';
import { chooseInRow } from './records';
import { expect, openDashboard, settled, signIn, test, type Waybill } from './waybill';

const rowOf = (page: Page, text: string) => page.locator('tr[data-row]').filter({ hasText: text });
const said = (page: Page, text: string) => page.getByText(text).first().waitFor();

const linkOf = (mail: string) => /^(http\S+)\r?$/m.exec(mail)?.[1] ?? '';

const newLinkTo = async (waybill: Waybill, address: string, known: readonly string[] = []) =>
  linkOf(await newMailTo(waybill, address, (mail) => !known.includes(linkOf(mail))));

async function invited(
  waybill: Waybill,
  admin: Page,
  firstName: string,
): Promise<{ emailAddress: string; link: string }> {
  const emailAddress = `${firstName.toLowerCase()}@people.test`;
  await admin.goto('/users');
  const form = admin.getByRole('form', { name: 'User' });
  await form.getByLabel('First Name').fill(firstName);
  await form.getByLabel('Last Name').fill('Pillai');
  await form.getByLabel('Email Address').fill(emailAddress);
  await form.getByText('Female').click();
  await form.getByLabel('Role').click();
  await admin.locator('.ant-select-item-option').filter({ hasText: 'Member' }).click();
  await form.getByRole('button', { name: 'Create' }).click();
  await said(admin, productTexts.userCreated);
  return { emailAddress, link: await newLinkTo(waybill, emailAddress) };
}

async function choosePassword(page: Page, secret: string): Promise<void> {
  await page.getByLabel('New Password').fill(secret);
  await page.getByLabel('Confirm Password').fill(secret);
  await page.keyboard.press('Enter');
  await said(page, 'Password reset successfully');
  await page.waitForURL(/\/login/);
}

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('an invited user chooses a password, changes it, forgets it, and gets in again by one link, which ends the others', async ({
  waybill,
}) => {
  const admin = await waybill.staff('admin');
  const { emailAddress, link: invitation } = await invited(waybill, admin, 'Meera');
  await rowOf(admin, emailAddress).filter({ hasText: 'Invited' }).waitFor();
  const page = await waybill.visitor();
  await page.goto(invitation);
  await page.getByRole('heading', { name: 'Account Activation' }).waitFor();
  await choosePassword(page, 'First-Choice-1');
  await signIn(page, emailAddress, 'First-Choice-1');
  await page.getByRole('button', { name: 'User menu of Meera' }).waitFor();

  await page.goto('/change-password');
  await page.getByLabel('Old Password').fill('First-Choice-1');
  await page.getByLabel('New Password').fill('Second-Choice-2');
  await page.getByLabel('Confirm Password').fill('Another-Choice');
  await page.keyboard.press('Enter');
  await said(page, productTexts.passwordsDiffer);
  await page.getByLabel('Confirm Password').fill('Second-Choice-2');
  await page.keyboard.press('Enter');
  await said(page, 'Password changed successfully');
  await leave(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(emailAddress);
  await page.getByLabel('Password').fill('First-Choice-1');
  await page.keyboard.press('Enter');
  await said(page, 'Invalid email address or password');

  const askForLink = async (known: readonly string[]) => {
    await page.goto('/forget-password');
    await page.getByLabel('Email address').fill(emailAddress);
    await page.keyboard.press('Enter');
    await said(page, 'a mail is on its way');
    return newLinkTo(waybill, emailAddress, known);
  };
  const older = await askForLink([invitation]);
  const newest = await askForLink([invitation, older]);
  await page.goto(invitation);
  await said(page, 'This link is not valid or has expired');
  await expect(page.getByLabel('New Password')).toHaveCount(0);
  await page.goto(newest);
  await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
  await choosePassword(page, 'Third-Choice-3');
  for (const spent of [older, newest]) {
    await page.goto(spent);
    await said(page, 'This link is not valid or has expired');
  }
  await signIn(page, emailAddress, 'Third-Choice-3');
  await page.waitForURL(/\/dashboard/);
});

test('a user who is blocked is out at the next request, and back once unblocked', async ({ waybill }) => {
  const admin = await waybill.staff('admin');
  const { emailAddress, link } = await invited(waybill, admin, 'Kiran');
  const page = await waybill.visitor();
  await page.goto(link);
  await choosePassword(page, 'Kiran-Choice-1');
  await signIn(page, emailAddress, 'Kiran-Choice-1');
  await page.getByRole('button', { name: 'User menu of Kiran' }).waitFor();

  const toggle = async (word: 'Block' | 'Unblock', becomes: string) => {
    await chooseInRow(rowOf(admin, emailAddress), `${word} Kiran Pillai`);
    const question = admin
      .getByRole('dialog')
      .filter({ hasText: productTexts.areYouSureTo(`${word.toLowerCase()} User Kiran Pillai`) });
    await question.getByRole('button', { name: word }).click();
    await rowOf(admin, emailAddress).filter({ hasText: becomes }).waitFor();
  };
  await admin.reload();
  await toggle('Block', 'De-active');
  await page.getByRole('link', { name: 'Customers' }).first().click();
  await page.waitForURL(/\/login/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('profile'))).toBeNull();
  await page.getByLabel('Email').fill(emailAddress);
  await page.getByLabel('Password').fill('Kiran-Choice-1');
  await page.keyboard.press('Enter');
  await said(page, 'Invalid email address or password');

  await toggle('Unblock', 'Active');
  await page.getByLabel('Password').fill('Kiran-Choice-1');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Manage Customers' }).waitFor();
});

test('an enquiry from the site is reviewed, resolved once, and found by its resolution', async ({ waybill }) => {
  const admin = await waybill.staff('admin');
  const visitor = await waybill.visitor({ width: 390 });
  await visitor.goto('/contact');
  await visitor.getByLabel('What is it about?').selectOption({ label: 'Quote' });
  await visitor.getByLabel('Name').fill('Asha Menon');
  await visitor.getByLabel('Email address').fill('asha@menon.test');
  await visitor.getByLabel('Message').fill('Ten boxes a week to Kochi.\nWhat is your rate?');
  await visitor.getByRole('button', { name: 'Send enquiry' }).click();
  await said(visitor, 'Your enquiry is with us');

  await admin.goto('/enquiries');
  await rowOf(admin, 'Asha Menon').getByRole('button', { name: 'Resolve enquiry of Asha Menon' }).click();
  await expect(admin).toHaveTitle('Enquiries | Waybill');
  const popup = admin.getByRole('dialog');
  await popup.getByText('What is your rate?').waitFor();
  await popup.getByRole('button', { name: 'Save' }).click();
  await popup.getByText('Enter resolution').first().waitFor();
  await popup.locator('textarea:focus').waitFor();
  await popup.getByRole('textbox').fill('Quoted 42 rupees per Kg');
  await admin.reload();
  await expect(popup.getByRole('textbox')).toHaveValue('Quoted 42 rupees per Kg');
  await admin.keyboard.press('Control+Enter');
  await said(admin, productTexts.enquiryResolved);
  await popup.waitFor({ state: 'detached' });

  await admin.getByLabel('Search enquiries').fill('42 RUPEES');
  await admin.keyboard.press('Enter');
  await admin.getByText('1-1 of 1').waitFor();
  await rowOf(admin, 'Asha Menon').getByRole('button', { name: 'View enquiry of Asha Menon' }).click();
  await popup.getByText('Quoted 42 rupees per Kg').waitFor();
  await expect(popup.getByRole('textbox')).toHaveCount(0);
  await admin.goBack();
  await popup.waitFor({ state: 'detached' });
  await admin.getByLabel('Search enquiries').fill('no such words');
  await admin.keyboard.press('Enter');
  await said(admin, 'There is no enquiry data');
});

test('a visitor tracks an AWB number; the office sees what was asked for, and the visit', async ({ waybill }) => {
  const admin = await waybill.staff('admin');
  const awbNo = 'TRACK-77';
  const post = async (path: string, data: object) => {
    const answer = await admin.request.post(`/api/1.0/${path}`, { data });
    const { resultObject, errors } = (await answer.json()) as { resultObject: { uniqueId: string }; errors: string[] };
    expect(errors).toEqual([]);
    return resultObject;
  };
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  const { uniqueId } = await post('consignments', {
    awbNo,
    vendorId: 4,
    bookingDate: today,
    serviceType: 1,
    senderId: 1,
    receiver: 'Secret Receiver',
    parcelType: 2,
    paymentMode: 2,
    deliveryCityId: 64,
    actualWeight: 1.2,
    chargeableWeight: 1.5,
    vendorAmount: 80,
    packet: 1,
  });
  await post(`consignments/${uniqueId}/histories`, {
    actionDate: today,
    action: 'Left the Bhiwandi hub',
    deliveryStatus: 2,
    city: 'Bhiwandi',
  });

  const visitor = await waybill.visitor({ width: 390 });
  await visitor.goto('/');
  await visitor.getByLabel('Track your consignment').fill('track-77');
  await visitor.keyboard.press('Enter');
  const movement = visitor.getByRole('region', { name: `Consignment ${awbNo}` });
  await movement.getByText('Left the Bhiwandi hub').waitFor();
  await movement.getByText('In Transit').first().waitFor();
  expect(await visitor.locator('body').textContent()).not.toContain('Secret Receiver');
  await visitor.getByLabel('Track your consignment').fill('NOBODY-1');
  await visitor.keyboard.press('Enter');
  await said(visitor, 'No consignment found with number NOBODY-1');

  await admin.goto('/trackhistory');
  await rowOf(admin, 'NOBODY-1').filter({ hasText: 'Not found' }).waitFor();
  await admin.getByLabel('Search tracking histories').fill('track-7');
  await admin.keyboard.press('Enter');
  await admin.getByText('1-1 of 1').waitFor();
  await rowOf(admin, awbNo).filter({ hasText: 'In Transit' }).waitFor();
  await admin.getByLabel('Search tracking histories').fill('none-such');
  await admin.keyboard.press('Enter');
  await said(admin, productTexts.noTrackHistories);

  const { value: visitorId = '' } = (await visitor.context().cookies()).find(({ name }) => name === 'visitor') ?? {};
  await admin.goto('/visitors');
  const visit = admin.locator('tr[data-row]').filter({ has: admin.locator(`td[title="${visitorId}"]`) });
  await visit.waitFor();
  const counts = await visit.locator('td.numeric').allTextContents();
  expect(counts.slice(-3)).toEqual(['1', '1', '0']);
  await admin.getByRole('button', { name: 'Last Visit' }).click();
  await admin.waitForURL(/sort=lastVisit&order=ASC/);
});

test('a notification stands on the banner of all who are signed in; a permanent one cannot be dismissed', async ({
  waybill,
}) => {
  const admin = await waybill.staff('admin');
  const member = await waybill.staff('member');
  await openDashboard(member);
  const banner = member.getByRole('region', { name: 'Notifications' });
  await banner.getByText('Welcome to Waybill').waitFor();
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await banner.waitFor({ state: 'detached' });
  await member.reload();
  await member.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(member);
  await expect(banner).toHaveCount(0);

  await admin.goto('/notifications');
  const form = admin.getByRole('form', { name: 'Notification' });
  const enterDate = async (label: string, day: Date) => {
    await form.getByLabel(label).fill(new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(day));
    await admin.keyboard.press('Tab');
  };
  await form.getByLabel('Message').fill('Vapi line is closed on Monday');
  await enterDate('Start Date', new Date());
  await enterDate('Expire Date', new Date(Date.now() + 3 * 86_400_000));
  await form.getByLabel('Permanent').check();
  await form.getByRole('button', { name: 'Create' }).click();
  await said(admin, 'Notification created successfully');
  await admin
    .getByRole('region', { name: 'Notifications' })
    .getByText('Vapi line is closed on Monday')
    .first()
    .waitFor();
  await member.reload();
  await banner.getByText('Vapi line is closed on Monday').waitFor();
  await expect(banner.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);

  await chooseInRow(rowOf(admin, 'Vapi line is closed on Monday'), /^Delete/);
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await said(admin, 'Notification deleted successfully');
  await member.reload();
  await member.getByRole('heading', { level: 1 }).first().waitFor();
  await settled(member);
  await expect(banner).toHaveCount(0);
});
