/** The last mile: a run sheet from the desk to the doors and back, the phone in the street without network. */
import type { Page } from '@playwright/test';
import { card, handOver, isKept, notHandedOver, openLink, photograph, reopened, save, sign } from './phone';
import { aConsignment, chooseInRow, made, rowOf, today } from './records';
import { answerQuestion, expect, test } from './waybill';

test(
  'a parcel each is delivered, refused and brought back, with the network cut at every step',
  { tag: '@main' },
  async ({ waybill }) => {
    const admin = await waybill.staff('admin');
    const desk = await waybill.staff('member');
    const person = `Ravi ${Math.floor(Math.random() * 1e6)}`;
    await made(admin, 'deliverypersons', { name: person, phone: '98200 41812' });
    const due = await aConsignment(desk, { paymentMode: 3, customerAmount: 145 });
    const refused = await aConsignment(desk);
    const photographed = await aConsignment(desk);
    const back = await aConsignment(desk);

    await desk.goto('/runsheets?new=1');
    const form = desk.getByRole('dialog', { name: 'Create Run Sheet' });
    for (const { awbNo } of [due, refused, photographed, back]) {
      await form.getByLabel('AWB number', { exact: true }).last().fill(awbNo);
      await desk.keyboard.press('Enter');
      await form.getByRole('list', { name: 'Parcels' }).getByText(awbNo).waitFor();
    }
    await form.getByLabel('Delivery Person').click();
    await desk.getByTitle(`${person} · Mumbai`, { exact: true }).click();
    await form.getByRole('button', { name: 'Create with 4 parcels' }).click();
    const sheet = desk.getByRole('dialog').filter({ hasText: 'Run sheet D' });
    const answer = desk.waitForResponse((response) => (response.request().postData() ?? '').includes('IssueRunSheet'));
    await sheet.getByRole('button', { name: 'Issue' }).click();
    await answerQuestion(desk, 'Issue');
    const { data } = (await (await answer).json()) as { data: { issueRunSheet: { url: string; pin: string } } };
    const link = data.issueRunSheet;
    await sheet.getByLabel('Link of the run sheet').waitFor();
    await expect(sheet.getByText(link.pin, { exact: true })).toBeVisible();

    const address = new URL(link.url).pathname;
    let phone = await waybill.visitor({ width: 390 });
    const street = phone.context();
    await openLink(phone, { url: address, pin: link.pin });
    await isKept(phone);
    await expect(card(phone, due.awbNo)).toContainText('₹ 145.00');

    await street.setOffline(true);
    phone = await reopened(street, phone, address);
    await handOver(phone, due.awbNo, 'A. Sharma');
    await save(phone).click();
    await expect(phone.getByRole('alert')).toContainText('Please take a photo or signature');
    await sign(phone);
    await save(phone).dblclick();
    await expect(card(phone, due.awbNo)).toContainText('Saved on this phone');
    await notHandedOver(phone, refused.awbNo, 'DoorLocked');
    await save(phone).click();
    await expect(phone.getByRole('status')).toContainText('2 unsent');
    await expect(phone.getByRole('button', { name: /^Leave this phone/ })).toBeDisabled();

    phone = await reopened(street, phone, address);
    await expect(phone.getByRole('status')).toContainText('2 unsent');
    await street.setOffline(false);
    await expect(phone.getByRole('status')).toContainText('All sent');
    await expect(card(phone, due.awbNo)).toContainText('Delivered');

    let lost = 0;
    await phone.route('**/api/1.0/run/images', async (route) => (lost++ < 1 ? route.abort() : route.continue()));
    await handOver(phone, photographed.awbNo, 'Meera Rao');
    await photograph(phone);
    await save(phone).click();
    await expect(phone.getByRole('status')).toContainText('All sent');
    await expect(card(phone, photographed.awbNo)).toContainText('Delivered');
    expect(lost).toBeGreaterThan(1);

    await desk.reload();
    await rowOf(desk, due.awbNo).getByText('Delivered', { exact: true }).first().waitFor();
    await expect(rowOf(desk, refused.awbNo)).toContainText('Attempted');
    await sheet.getByLabel('Parcel that is back').last().fill(back.awbNo);
    await desk.keyboard.press('Enter');
    await expect(rowOf(desk, back.awbNo)).toContainText('Carried over');
    await chooseInRow(rowOf(desk, refused.awbNo), `${refused.awbNo} is back`);
    await expect(rowOf(desk, refused.awbNo)).toContainText('Carried over');
    await sheet.getByLabel('Pieces of ₹ 100', { exact: true }).fill('1');
    await desk.keyboard.press('Enter');
    await sheet.getByLabel('Pieces of ₹ 20', { exact: true }).fill('2');
    await sheet.getByRole('button', { name: 'Close Run Sheet' }).click();
    await expect(sheet.getByText('Please enter remark').first()).toBeVisible();
    await sheet.getByLabel('Remark').fill('Five rupees are missing');
    await sheet.getByRole('button', { name: 'Close Run Sheet' }).click();
    await desk.getByText(/closed successfully/).waitFor();

    const { pathname, search } = new URL(desk.url());
    await admin.goto(pathname + search);
    await admin.getByRole('button', { name: 'Confirm cash' }).click();
    await answerQuestion(admin, 'Confirm cash');
    await admin.getByText('Cash confirmed successfully').waitFor();
    const paid = await admin.request.get(`/api/1.0/consignments/${due.uniqueId}`);
    expect(((await paid.json()) as { resultObject: object }).resultObject).toMatchObject({
      paymentStatus: 2,
      paymentRecivedDate: today(),
      deliveryStatus: 3,
    });

    await phone.reload();
    await expect(phone.getByText('This link has ended. Ask the desk for a new one.')).toBeVisible();
    await desk.goto(`/consignments?open=${photographed.uniqueId}`);
    await desk.getByRole('tab', { name: 'Proof of Delivery' }).click();
    await expect(desk.getByAltText('Taken at the door')).toBeVisible();
    await expect(desk.getByText('Meera Rao').first()).toBeVisible();
  },
);

/** As a scanner types, 300 codes a minute: the time of a code is that of its keys. */
async function scanAll(page: Page, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    await page.keyboard.type(code, { delay: 200 / (code.length + 1) });
    await page.keyboard.press('Enter');
  }
}

test('300 scans a minute fill a sheet in their order, and bring its parcels back', async ({ waybill }) => {
  const admin = await waybill.staff('admin');
  const desk = await waybill.staff('member');
  const person = `Farah ${Math.floor(Math.random() * 1e6)}`;
  await made(admin, 'deliverypersons', { name: person });
  const codes: string[] = [];
  for (let at = 0; at < 30; at += 1) codes.push((await aConsignment(desk)).awbNo);
  await desk.goto('/runsheets?new=1');
  const form = desk.getByRole('dialog', { name: 'Create Run Sheet' });
  await form.getByLabel('AWB number', { exact: true }).last().click();
  await scanAll(desk, [...codes, codes[3] ?? '']);
  const listed = form.getByRole('list', { name: 'Parcels' }).getByRole('listitem');
  await expect(listed).toHaveCount(codes.length);
  await expect(listed).toHaveText(codes.map((code) => new RegExp(code)));
  await form.getByLabel('Delivery Person').click();
  await desk.getByTitle(`${person} · Mumbai`, { exact: true }).click();
  await form.getByRole('button', { name: `Create with ${codes.length} parcels` }).click();
  const sheet = desk.getByRole('dialog').filter({ hasText: 'Run sheet D' });
  await sheet.getByRole('button', { name: 'Issue' }).click();
  await answerQuestion(desk, 'Issue');
  await sheet.getByLabel('Parcel that is back').last().click();
  await scanAll(desk, codes);
  await expect(sheet.getByText('Carried over', { exact: true })).toHaveCount(codes.length);
  const stranger = await aConsignment(desk);
  await sheet.getByLabel('Parcel that is back').last().fill(stranger.awbNo);
  await desk.keyboard.press('Enter');
  await expect(sheet.getByText(`${stranger.awbNo} is not on this run sheet`)).toBeVisible();
  await sheet.getByLabel('Parcel to add').last().fill(stranger.awbNo);
  await desk.keyboard.press('Enter');
  await expect(sheet.getByText(`${stranger.awbNo}: `)).toBeVisible();
});

test('what is ticked in the list of consignments is on the new sheet', async ({ waybill }) => {
  const desk = await waybill.staff('member');
  const receiver = `Ticked ${Math.floor(Math.random() * 1e6)}`;
  const ticked = [await aConsignment(desk, { receiver }), await aConsignment(desk, { receiver })];
  await desk.goto(`/consignments?receiver=${encodeURIComponent(receiver)}&mode=select`);
  await expect(rowOf(desk, receiver)).toHaveCount(2);
  await desk.keyboard.press('a');
  await desk
    .getByRole('toolbar', { name: 'Selected consignments' })
    .getByRole('button', { name: 'Create Run Sheet' })
    .click();
  const listed = desk.getByRole('dialog', { name: 'Create Run Sheet' }).getByRole('list', { name: 'Parcels' });
  for (const { awbNo } of ticked) await expect(listed).toContainText(awbNo);
  await expect(listed.getByRole('listitem')).toHaveCount(2);
});

test('the page in the street is small: all that it loads, compressed', async ({ waybill }) => {
  const phone = await waybill.visitor({ width: 390 });
  const sizes: number[] = [];
  phone.on('requestfinished', async (request) => {
    sizes.push((await request.sizes()).responseBodySize);
  });
  await phone.goto(`/run/${'x'.repeat(43)}`);
  await phone.getByLabel(/^PIN/).waitFor();
  await phone.waitForLoadState('networkidle');
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60 * 1024);
});
