import type { Page } from '@playwright/test';
import { CounterClerk, lineLabels, type Field, type Hands, type Look } from './counter.clerk';
import { amountOf, chargedOf, counterDay, type Habit, type Parcel } from './counter.script';
import { expect, openDashboard, test } from './waybill';

test.use({ ownServer: 'the keys of a booking depend on all bookings before' });

const count = Number(process.env.TYPING_BOOKINGS ?? 5);
const seed = Number(process.env.TYPING_SEED ?? 20_261_122);

interface Ids {
  vendors: Map<string, number>;
  cities: Map<string, number>;
}

const post = async (page: Page, path: string, data: object): Promise<{ id: number }> => {
  const answer = await page.request.post(`/api/1.0/${path}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { resultObject: { id: number } }).resultObject;
};

const get = async <Row>(page: Page, path: string): Promise<Row[]> =>
  ((await (await page.request.get(`/api/1.0/${path}`)).json()) as { resultObject: Row[] }).resultObject;

const idsOf = async (page: Page, kind: string): Promise<Map<string, number>> =>
  new Map((await get<{ id: number; name: string }>(page, `autocompletes/${kind}`)).map(({ id, name }) => [name, id]));

/** The customers of the day, each with a week of earlier bookings. */
async function givenHabits(page: Page, habits: readonly Habit[]): Promise<Ids> {
  const ids: Ids = { vendors: await idsOf(page, 'vendors'), cities: await idsOf(page, 'cities') };
  const services = { Air: 1, Surface: 2 };
  const parcels = { Docs: 1, Box: 2 };
  const modes = { Cash: 1, Credit: 2, ToPay: 3, Balance: 4 };
  let number = 0;
  for (const { sender, vendor, service, parcel, mode, receivers } of habits) {
    const { id: senderId } = await post(page, 'customers', { company: sender, name: 'A. Customer', contact: '1' });
    const weights = parcel === 'Docs' ? [0.1, 0.5, 0.25, 0.5] : [1, 2.5, 8, 5];
    for (const [at, receiver] of receivers.entries()) {
      const weight = weights[at] ?? 1;
      number += 1;
      await post(page, 'consignments', {
        awbNo: `HB${String(number).padStart(6, '0')}`,
        vendorId: ids.vendors.get(vendor),
        bookingDate: new Date().toISOString().slice(0, 10),
        serviceType: services[service],
        parcelType: parcels[parcel],
        paymentMode: modes[mode],
        senderId,
        receiver: receiver.name,
        deliveryCityId: ids.cities.get(receiver.city),
        actualWeight: weight,
        chargeableWeight: weight,
        vendorAmount: amountOf(weight),
        packet: 1,
      });
    }
  }
  return ids;
}

interface Stored {
  awbNo: string;
  sender: { company: string };
  receiver: string;
  deliveryCity: { name: string };
  vendor: { name: string };
  serviceType: number;
  parcelType: number;
  paymentMode: number;
  actualWeight: number;
  chargeableWeight: number;
  packet: number;
  vendorAmount: number;
}

const storedOf = (parcel: Parcel, row: Stored) => ({
  awbNo: [row.awbNo, parcel.awbNo ?? row.awbNo],
  sender: [row.sender.company, parcel.sender],
  receiver: [row.receiver, parcel.receiver],
  city: [row.deliveryCity.name, parcel.city],
  vendor: [row.vendor.name, parcel.vendor],
  service: [['', 'Air', 'Surface'][row.serviceType], parcel.service],
  parcel: [['', 'Docs', 'Box'][row.parcelType], parcel.parcel],
  mode: [['', 'Cash', 'Credit', 'ToPay', 'Balance'][row.paymentMode], parcel.mode],
  weight: [row.actualWeight, parcel.weight],
  charged: [row.chargeableWeight, chargedOf(parcel)],
  packet: [row.packet, parcel.packet],
  amount: [row.vendorAmount, parcel.amount],
});

/** Types at 20 characters a second. */
const pauseMs = 50;

const handsAt = (page: Page): Hands => ({
  async press(key) {
    await page.keyboard.press(key);
    await page.waitForTimeout(pauseMs);
  },
  async look() {
    await page.locator('.counter-line:not([aria-busy])').waitFor();
    const look = await page.evaluate((names) => {
      const inputs = Object.entries(names).map(
        ([name, label]) =>
          [name, document.querySelector<HTMLInputElement>(`.counter-line input[aria-label="${label}"]`)] as const,
      );
      return {
        at: inputs.find(([, input]) => input === document.activeElement)?.[0] ?? '',
        shown: Object.fromEntries(inputs.map(([name, input]) => [name, input?.placeholder ?? ''])),
        listed: [...document.querySelectorAll('.counter-options li')].map(({ textContent }) => textContent ?? ''),
      };
    }, lineLabels);
    return { ...look, at: look.at as Field, shown: look.shown as Look['shown'] };
  },
});

/** Measures in the page: from Enter to the next line, and from Enter to the AWB number. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const times = { ready: [] as number[], saved: [] as number[] };
    const pressed: number[] = [];
    let lastEnter = 0;
    Object.assign(window, { counterTimes: times });
    window.addEventListener('keydown', ({ key, timeStamp }) => key === 'Enter' && (lastEnter = timeStamp), true);
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.getAttribute('aria-label') !== 'Sender') return;
      pressed.push(lastEnter);
      requestAnimationFrame(() => times.ready.push(performance.now() - lastEnter));
    });
    let seen = document.querySelectorAll('.counter-saved').length;
    new MutationObserver(() => {
      const now = document.querySelectorAll('.counter-saved').length;
      for (; seen < now; seen += 1) times.saved.push(performance.now() - (pressed.shift() ?? 0));
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  });

const ranked = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

// A snapshot after each key would slow the typing down.
test.use({ trace: 'off' });

test(`${count} bookings at the counter take few keys and are stored as typed`, async ({ waybill }) => {
  test.setTimeout(180_000 + count * 20_000);
  const page = await waybill.staff('member');
  const { habits, parcels } = counterDay(seed, count);
  await givenHabits(page, habits);
  await openDashboard(page);
  await page.getByRole('link', { name: 'Consignment', exact: true }).click();
  await page.getByRole('heading', { name: 'Manage Consignments' }).waitFor();
  await page.keyboard.press('b');
  await expect(page.getByLabel('Sender')).toBeFocused();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 100, downloadThroughput: -1, uploadThroughput: -1 },
  });
  await measure(page);
  const clerk = new CounterClerk(handsAt(page));
  const keys: number[] = [];
  for (const parcel of parcels) {
    const { data, beside } = await clerk.book(parcel);
    keys.push(data + beside);
  }
  await expect(page.locator('.counter-saved')).toHaveCount(count, { timeout: 60_000 });

  const awbs = await page.locator('.counter-saved a').allInnerTexts();
  const wrong: string[] = [];
  for (const [index, parcel] of parcels.entries()) {
    const [row] = await get<Stored>(page, `consignments?awbNo=${awbs[index] ?? ''}`);
    if (!row) throw new Error(`${awbs[index] ?? ''} is not stored`);
    for (const [name, [stored, typed]] of Object.entries(storedOf(parcel, row)))
      if (stored !== typed) wrong.push(`${row.awbNo} ${name}: ${String(stored)}, typed ${String(typed)}`);
  }
  const times = await page.evaluate(
    () => (window as unknown as { counterTimes: { ready: number[]; saved: number[] } }).counterTimes,
  );
  const line = (what: string, values: readonly number[], unit: string) =>
    `${what}: median ${ranked(values, 0.5).toFixed(0)}${unit}, p95 ${ranked(values, 0.95).toFixed(0)}${unit}, most ${ranked(values, 1).toFixed(0)}${unit}\n`;
  process.stderr.write(
    line('keys per booking', keys, '') +
      `wrong fields: ${wrong.length} of ${count * 12}\n` +
      line('next line ready', times.ready, ' ms') +
      line('saved, with 100 ms of latency', times.saved, ' ms'),
  );
  expect(wrong).toEqual([]);
  expect(ranked(keys, 0.5)).toBeLessThanOrEqual(30);
  expect(ranked(keys, 1)).toBeLessThanOrEqual(45);
});
