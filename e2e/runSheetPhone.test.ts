/** A phone with two run sheets, behind a hotspot that answers in the server's place. */
import type { Page } from '@playwright/test';
import { aConsignment, made, rowOf, today } from './records';
import { slowPhone } from './slowPhone';
import { expect, test } from './waybill';

interface Link {
  url: string;
  pin: string;
}

type Sheet = Link & { uniqueId: string; number: string; awbNo: string };

async function issuedSheet(desk: Page, personId: number, count = 1): Promise<Sheet> {
  const parcels = [];
  for (let at = 0; at < count; at += 1) parcels.push(await aConsignment(desk));
  const [parcel] = parcels;
  if (!parcel) throw new Error('No parcel');
  const sheet = await made<{ version: number; number: string }>(desk, 'runsheets', {
    personId,
    date: today(),
    consignmentIds: parcels.map(({ id }) => id),
  });
  const answer = await desk.request.put(`/api/1.0/runsheets/${sheet.uniqueId}/issue`, {
    data: { version: sheet.version },
  });
  const { resultObject, errors } = (await answer.json()) as { resultObject: Link; errors: string[] };
  expect(errors).toEqual([]);
  const { url, pin } = resultObject;
  return { url: new URL(url).pathname, pin, uniqueId: sheet.uniqueId, number: sheet.number, awbNo: parcel.awbNo };
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

  await desk.goto('/runsheets?isOnPhones=true');
  await expect(rowOf(desk, first.number)).toContainText('1 entry unsent');
  await expect(rowOf(desk, second.number)).toBeHidden();
  await desk.goto(`/runsheets?open=${first.uniqueId}`);
  await expect(desk.getByRole('alert').filter({ hasText: '1 entry unsent. Last heard' })).toBeVisible();

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
  await desk.goto('/runsheets');
  await expect(rowOf(desk, first.number)).toContainText('All sent');
  const sheet = await desk.request.get(`/api/1.0/runsheets/${first.uniqueId}`);
  const { resultObject } = (await sheet.json()) as { resultObject: { lines: { attempts: number }[] } };
  expect(resultObject.lines).toMatchObject([{ attempts: 1 }]);
});

test('on a cheap phone at 2G a parcel of forty is delivered with a photo, and the page opens again', async ({
  waybill,
}) => {
  const admin = await waybill.staff('admin');
  const { id } = await made(admin, 'deliverypersons', { name: `Kavita ${Math.floor(Math.random() * 1e6)}` });
  const sheet = await issuedSheet(await waybill.staff('member'), id, 40);
  const phone = await waybill.visitor({ width: 390 });
  await slowPhone(phone);
  await openLink(phone, sheet);
  await expect(phone.getByRole('listitem')).toHaveCount(40);
  const parcel = phone.getByRole('listitem').filter({ hasText: sheet.awbNo });
  await parcel.getByRole('button', { name: /^Delivered/ }).click();
  await phone.getByLabel(/^Receiver name/).fill('A. Sharma');
  await phone.getByLabel(/^Relation/).selectOption('Family');
  const drawn = await admin.goto('about:blank').then(() =>
    admin.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [3000, 2000];
      canvas.getContext('2d')?.fillRect(200, 200, 900, 700);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    }),
  );
  const photo = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(drawn, 'base64') };
  await phone.getByLabel(/^Photo/).setInputFiles(photo);
  await phone.getByRole('button', { name: /^Save/ }).click();
  await expect(parcel.getByText('Delivered', { exact: true })).toBeVisible();
  await expect(phone.getByRole('status')).toContainText('All sent');
  await phone.reload();
  await expect(phone.getByRole('listitem')).toHaveCount(40);
  await expect(parcel.getByText('Delivered', { exact: true })).toBeVisible();
  const answer = await admin.request.get(`/api/1.0/runsheets/${sheet.uniqueId}`);
  const { resultObject } = (await answer.json()) as { resultObject: { counts: object } };
  expect(resultObject.counts).toMatchObject({ parcels: 40, delivered: 1, photosPending: 0 });
});
