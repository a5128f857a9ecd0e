/** A phone with two run sheets, behind a hotspot that answers in the server's place. */
import type { Page } from '@playwright/test';
import { aConsignment, made, today } from './records';
import { expect, test } from './waybill';

interface Link {
  url: string;
  pin: string;
}

async function issuedSheet(desk: Page, personId: number): Promise<Link & { uniqueId: string; awbNo: string }> {
  const parcel = await aConsignment(desk);
  const sheet = await made<{ version: number }>(desk, 'runsheets', {
    personId,
    date: today(),
    consignmentIds: [parcel.id],
  });
  const answer = await desk.request.put(`/api/1.0/runsheets/${sheet.uniqueId}/issue`, {
    data: { version: sheet.version },
  });
  const { resultObject, errors } = (await answer.json()) as { resultObject: Link; errors: string[] };
  expect(errors).toEqual([]);
  const { url, pin } = resultObject;
  return { url: new URL(url).pathname, pin, uniqueId: sheet.uniqueId, awbNo: parcel.awbNo };
}

async function openLink(phone: Page, { url, pin }: Link): Promise<void> {
  await phone.goto(url);
  await phone.getByLabel(/^PIN/).fill(pin);
  await phone.getByRole('button', { name: /^Open/ }).click();
  await phone.getByRole('status').waitFor();
}

test('what a phone has not sent outlasts a hotspot’s page, and keeps the phone from being left by another sheet', async ({
  waybill,
}) => {
  const admin = await waybill.staff('admin');
  const desk = await waybill.staff('member');
  const { id } = await made(admin, 'deliverypersons', { name: `Sunil ${Math.floor(Math.random() * 1e6)}` });
  const [first, second] = [await issuedSheet(desk, id), await issuedSheet(desk, id)];
  const phone = await waybill.visitor({ width: 390 });
  await openLink(phone, first);

  let asked = 0;
  await phone.route('**/api/1.0/run/events', (route) => {
    asked++;
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Sign in to the hotspot</html>' });
  });
  await phone
    .getByRole('listitem')
    .filter({ hasText: first.awbNo })
    .getByRole('button', { name: /^Not delivered/ })
    .click();
  await phone.getByLabel(/^Reason/).selectOption('DoorLocked');
  await phone.getByRole('button', { name: /^Save/ }).click();
  await expect(phone.getByRole('status')).toContainText('1 unsent');
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(phone.getByRole('status')).toContainText('1 unsent');

  await openLink(phone, second);
  await expect(phone.getByRole('listitem').filter({ hasText: second.awbNo })).toBeVisible();
  await expect(phone.getByRole('status')).toContainText('1 unsent');
  await expect(phone.getByRole('button', { name: /^Leave this phone/ })).toBeDisabled();

  await phone.unroute('**/api/1.0/run/events');
  await expect(phone.getByRole('status')).toContainText('All sent');
  await phone.getByRole('button', { name: /^Leave this phone/ }).click();
  await expect(phone.getByLabel(/^PIN/)).toBeVisible();
  await phone.goto(first.url);
  await expect(phone.getByLabel(/^PIN/)).toBeVisible();
  const sheet = await desk.request.get(`/api/1.0/runsheets/${first.uniqueId}`);
  const { resultObject } = (await sheet.json()) as { resultObject: { lines: { attempts: number }[] } };
  expect(resultObject.lines).toMatchObject([{ attempts: 1 }]);
});
