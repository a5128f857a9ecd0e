/** The numbered cases of run sheets as a phone in the street meets them, 390 px wide. */
import type { Page } from '@playwright/test';
import {
  aPerson,
  card,
  handOver,
  isKept,
  issuedSheet,
  notHandedOver,
  openLink,
  photograph,
  put,
  reopened,
  save,
  sign,
  wrongs,
  type IssuedSheet,
} from './phone';
import { expect, test, type Waybill } from './waybill';

interface Line {
  lineId?: string;
  uniqueId: string;
  state: number;
  consignment: { awbNo: string };
  events: { happenedAt: string; answer: number; applied: boolean; photoHash: string | null }[];
}

async function linesOf(desk: Page, { uniqueId }: IssuedSheet): Promise<Line[]> {
  const answer = await desk.request.get(`/api/1.0/runsheets/${uniqueId}`);
  return ((await answer.json()) as { resultObject: { lines: Line[] } }).resultObject.lines;
}

const [delivered, carriedOver] = [2, 4];

async function inTheStreet(waybill: Waybill, given: readonly object[]) {
  const [admin, desk] = [await waybill.staff('admin'), await waybill.staff('member')];
  const sheet = await issuedSheet(desk, await aPerson(admin), given);
  const phone = await waybill.visitor({ width: 390 });
  const awbs = sheet.parcels.map(({ awbNo }) => awbNo);
  return { admin, desk, sheet, phone, awbs, awb: awbs[0] ?? '' };
}

test('case 6: less than is due is taken with a remark alone, and the consignment stays Pending', async ({
  waybill,
}) => {
  const { admin, desk, sheet, phone, awb } = await inTheStreet(waybill, [{ paymentMode: 3, customerAmount: 310.5 }]);
  await openLink(phone, sheet);
  await handOver(phone, awb, 'A. Sharma');
  await expect(phone.getByLabel(/^Collected/)).toHaveValue('310.5');
  await phone.getByLabel(/^Collected/).fill('300');
  await sign(phone);
  await save(phone).click();
  await expect(wrongs(phone)).toContainText('Collect ₹ 310.50');
  await expect(wrongs(phone)).toContainText('पूरे पैसे लें');
  await phone.getByLabel(/^Remark/).fill('Short by ₹ 10.50');
  await save(phone).click();
  await expect(phone.getByRole('status')).toContainText('All sent');
  expect(await linesOf(desk, sheet)).toMatchObject([{ state: delivered }]);
  const answer = await admin.request.get(`/api/1.0/consignments/${sheet.parcels[0]?.uniqueId}`);
  expect(await answer.json()).toMatchObject({ resultObject: { paymentStatus: 1, deliveryStatus: 3 } });
});

test('case 8: 50 events without network outlast a restart, and arrive with their times in their order', async ({
  waybill,
}) => {
  test.setTimeout(180_000);
  const {
    desk,
    sheet,
    phone: first,
    awbs,
  } = await inTheStreet(
    waybill,
    Array.from({ length: 50 }, () => ({})),
  );
  await openLink(first, sheet);
  await isKept(first);
  const street = first.context();
  await street.setOffline(true);
  for (const awb of awbs.slice(0, 25)) {
    await notHandedOver(first, awb, 'DoorLocked');
    await save(first).click();
  }
  const phone = await reopened(street, first, sheet.url);
  // From the last one to the first.
  for (const awb of awbs.slice(25).reverse()) {
    await notHandedOver(phone, awb, 'BusinessClosed');
    await save(phone).click();
  }
  await expect(phone.getByRole('status')).toContainText('50 unsent');
  await street.setOffline(false);
  await expect(phone.getByRole('status')).toContainText('All sent', { timeout: 60_000 });
  const lines = await linesOf(desk, sheet);
  expect(lines.flatMap(({ events }) => events).filter(({ applied }) => applied)).toHaveLength(50);
  const timeOf = new Map(lines.map(({ consignment, events }) => [consignment.awbNo, events[0]?.happenedAt ?? '']));
  const times = [...awbs.slice(0, 25), ...awbs.slice(25).reverse()].map((awb) => timeOf.get(awb) ?? '');
  expect(times).toEqual([...times].sort());
  expect(new Set(times).size).toBe(50);
});

test('case 9: a photo that is lost on the way is sent again, before its event, with the same hash', async ({
  waybill,
}) => {
  const { desk, sheet, phone, awb } = await inTheStreet(waybill, [{}]);
  await openLink(phone, sheet);
  let lost = 0;
  await phone.route('**/api/1.0/run/images', (route) => {
    lost += 1;
    // The first is cut, the second is taken by somebody who is not the server.
    if (lost === 1) return route.abort();
    return lost === 2 ? route.fulfill({ json: { resultObject: { hash: 'x' }, errors: [] } }) : route.continue();
  });
  await handOver(phone, awb, 'Meera Rao');
  await photograph(phone);
  await save(phone).click();
  await expect(card(phone, awb)).toContainText('Saved on this phone');
  expect((await linesOf(desk, sheet)).flatMap(({ events }) => events)).toEqual([]);
  await expect(phone.getByRole('status')).toContainText('All sent', { timeout: 30_000 });
  const [line] = await linesOf(desk, sheet);
  expect(lost).toBe(3);
  expect(line?.events).toMatchObject([{ applied: true }]);
  const image = await desk.request.get(`/api/1.0/consignments/${sheet.parcels[0]?.uniqueId}/pod`);
  expect(JSON.stringify(await image.json())).toContain(line?.events[0]?.photoHash ?? 'no hash');
});

test('case 10: what the desk has settled meanwhile is decided by the desk', async ({ waybill }) => {
  const { desk, sheet, phone, awb } = await inTheStreet(waybill, [{}]);
  await openLink(phone, sheet);
  await isKept(phone);
  await phone.context().setOffline(true);
  await handOver(phone, awb, 'A. Sharma');
  await sign(phone);
  await save(phone).click();
  const [line] = await linesOf(desk, sheet);
  await put(desk, `runsheets/${sheet.uniqueId}/lines/${line?.uniqueId}`, { state: carriedOver });
  await phone.context().setOffline(false);
  await expect(card(phone, awb)).toContainText('The desk decides');
  expect(await linesOf(desk, sheet)).toMatchObject([{ state: carriedOver, events: [{ applied: false }] }]);
});

test('case 11: what a reason needs is asked for before it is kept', async ({ waybill }) => {
  const { sheet, phone, awb } = await inTheStreet(waybill, [{}]);
  await openLink(phone, sheet);
  const asked = {
    Damaged: 'Please take a photo',
    Lost: 'Please enter remark',
    Other: 'Please enter remark',
    ConsigneeRefused: 'Please take a photo or enter remark',
    FutureDelivery: 'Please select a date',
  };
  await notHandedOver(phone, awb, 'Damaged');
  for (const [reason, words] of Object.entries(asked)) {
    await phone.getByLabel(/^Reason/).selectOption(reason);
    await save(phone).click();
    await expect(wrongs(phone)).toContainText(words);
  }
  await phone.getByLabel(/^Reason/).selectOption('Lost');
  await phone.getByLabel(/^Remark/).fill('Fell from the scooter');
  await save(phone).click();
  await expect(phone.getByRole('status')).toContainText('All sent');
});

test('case 12: a link that has ended takes what waits and shows nothing; five wrong PINs lock one', async ({
  waybill,
}) => {
  const { desk, sheet, phone, awb } = await inTheStreet(waybill, [{}]);
  await openLink(phone, sheet);
  await isKept(phone);
  await phone.context().setOffline(true);
  await notHandedOver(phone, awb, 'DoorLocked');
  await save(phone).click();
  const [line] = await linesOf(desk, sheet);
  await put(desk, `runsheets/${sheet.uniqueId}/lines/${line?.uniqueId}`, { state: carriedOver });
  await put(desk, `runsheets/${sheet.uniqueId}/close`, { countedCash: 0 });
  await phone.context().setOffline(false);
  await expect(phone.getByText('This link has ended. Ask the desk for a new one.')).toBeVisible();
  await expect(phone.getByRole('status')).toContainText('All sent');
  await expect(phone.getByRole('listitem')).toHaveCount(0);
  expect(await linesOf(desk, sheet)).toMatchObject([{ events: [{ applied: false }] }]);

  const other = await inTheStreet(waybill, [{}]);
  const wrong = other.sheet.pin === '0000' ? '0001' : '0000';
  await other.phone.goto(other.sheet.url);
  for (let tries = 0; tries < 5; tries += 1) {
    await other.phone.getByLabel(/^PIN/).fill(wrong);
    await other.phone.getByRole('button', { name: /^Open/ }).click();
    await expect(wrongs(other.phone)).toContainText(tries < 4 ? 'Wrong PIN' : 'This link is locked');
  }
  const renewed = await put<{ url: string; pin: string }>(other.desk, `runsheets/${other.sheet.uniqueId}/link`, {});
  await openLink(other.phone, { url: new URL(renewed.url).pathname, pin: renewed.pin });
  await expect(other.phone.getByRole('listitem')).toHaveCount(1);
  const old = await other.phone.request.post(`/api/1.0/run/${other.sheet.url.split('/').pop()}/open`, {
    data: { pin: other.sheet.pin },
  });
  expect(old.status()).toBe(401);
});

test('two windows of one phone enter a parcel once', async ({ waybill }) => {
  const { desk, sheet, phone: first, awb } = await inTheStreet(waybill, [{}]);
  await openLink(first, sheet);
  await isKept(first);
  const street = first.context();
  const second = await street.newPage();
  await second.goto(sheet.url);
  const windows = [first, second];
  for (const window of windows) {
    await window.bringToFront();
    await handOver(window, awb, 'A. Sharma');
    await sign(window);
  }
  await street.setOffline(true);
  await Promise.all(windows.map((window) => save(window).click()));
  for (const window of windows) await expect(card(window, awb)).toContainText('Saved on this phone');
  await expect(first.getByRole('status')).toContainText('1 unsent');
  await street.setOffline(false);
  for (const window of windows) await expect(window.getByRole('status')).toContainText('All sent');
  const lines = await linesOf(desk, sheet);
  expect(lines).toMatchObject([{ state: delivered, events: [{ applied: true }] }]);
  expect(lines[0]?.events).toHaveLength(1);
});

test('the network cut at each request in turn: a parcel is delivered once, with its photo', async ({ waybill }) => {
  test.setTimeout(180_000);
  let [cut, isReached] = [0, true];
  while (isReached) {
    const { desk, sheet, phone, awb } = await inTheStreet(waybill, [{}]);
    let asked = 0;
    await phone.route('**/api/1.0/run/**', (route) => (asked++ === cut ? route.abort() : route.continue()));
    await phone.goto(sheet.url);
    await phone.getByLabel(/^PIN/).fill(sheet.pin);
    await expect(async () => {
      if (await phone.getByLabel(/^PIN/).isVisible()) await phone.getByRole('button', { name: /^Open/ }).click();
      await expect(phone.getByRole('status')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await handOver(phone, awb, 'Meera Rao');
    await photograph(phone);
    await save(phone).click();
    await expect(phone.getByRole('status')).toContainText('All sent', { timeout: 30_000 });
    const lines = await linesOf(desk, sheet);
    expect([cut, lines]).toMatchObject([cut, [{ state: delivered, events: [{ applied: true }] }]]);
    expect(lines[0]?.events).toHaveLength(1);
    isReached = asked > cut && cut < 8;
    cut += 1;
    await phone.close();
  }
  expect(cut).toBeGreaterThan(3);
});
