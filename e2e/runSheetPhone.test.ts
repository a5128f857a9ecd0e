/** A phone with two run sheets, behind a hotspot that answers in the server's place. */
import { aPerson, card, handOver, issuedSheet, notHandedOver, openLink, save } from './phone';
import { rowOf } from './records';
import { slowPhone } from './slowPhone';
import { expect, test } from './waybill';

test('what a phone has not sent outlasts a hotspot’s page, and keeps the phone from being left by another sheet', async ({
  waybill,
}) => {
  const admin = await waybill.staff('admin');
  const desk = await waybill.staff('member');
  const person = await aPerson(admin);
  const [first, second] = [await issuedSheet(desk, person), await issuedSheet(desk, person)];
  const [firstAwb, secondAwb] = [first, second].map(({ parcels }) => parcels[0]?.awbNo ?? '') as [string, string];
  const phone = await waybill.visitor({ width: 390 });
  await openLink(phone, first);

  let asked = 0;
  await phone.route('**/api/1.0/run/events', (route) => {
    asked++;
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Sign in to the hotspot</html>' });
  });
  await notHandedOver(phone, firstAwb, 'DoorLocked');
  await save(phone).click();
  await expect(phone.getByRole('status')).toContainText('1 unsent');
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(phone.getByRole('status')).toContainText('1 unsent');

  await desk.goto('/runsheets?isOnPhones=true');
  await expect(rowOf(desk, first.number)).toContainText('1 entry unsent');
  await expect(rowOf(desk, second.number)).toBeHidden();
  await desk.goto(`/runsheets?open=${first.uniqueId}`);
  await expect(desk.getByRole('alert').filter({ hasText: '1 entry unsent. Last heard' })).toBeVisible();

  await openLink(phone, second);
  await expect(card(phone, secondAwb)).toBeVisible();
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
  const forty = Array.from({ length: 40 }, () => ({}));
  const sheet = await issuedSheet(await waybill.staff('member'), await aPerson(admin), forty);
  const awbNo = sheet.parcels[0]?.awbNo ?? '';
  const phone = await waybill.visitor({ width: 390 });
  await slowPhone(phone);
  await openLink(phone, sheet);
  await expect(phone.getByRole('listitem')).toHaveCount(40);
  const parcel = card(phone, awbNo);
  await handOver(phone, awbNo, 'A. Sharma');
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
  await save(phone).click();
  await expect(parcel.getByText(/^Delivered/).first()).toBeVisible();
  await expect(phone.getByRole('status')).toContainText('All sent');
  await phone.reload();
  await expect(phone.getByRole('listitem')).toHaveCount(40);
  await expect(parcel.getByText(/^Delivered/).first()).toBeVisible();
  const answer = await admin.request.get(`/api/1.0/runsheets/${sheet.uniqueId}`);
  const { resultObject } = (await answer.json()) as { resultObject: { counts: object } };
  expect(resultObject.counts).toMatchObject({ parcels: 40, delivered: 1, photosPending: 0 });
});
