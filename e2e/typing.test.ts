/**
 * Books by keyboard alone, faster than the server answers, and compares what is stored with what was typed.
 * `npm run typing -- --bookings 300 --seed 7 --clerks 3` types more.
 */
import type { CDPSession, Page } from '@playwright/test';
import { bookingOf, randomOf, shortestPrefix, storedOf, type Booking, type Choices, type Named } from './typing.script';
import { expect, test } from './waybill';

test.use({ ownServer: 'it books in months that other tests expect as the demo has them' });

const count = Number(process.env.TYPING_BOOKINGS ?? 4);
const seed = Number(process.env.TYPING_SEED ?? 20_261_122);
/** Number of clerks who book in parallel. */
const clerks = Number(process.env.TYPING_CLERKS ?? 1);

interface Numbered {
  number: number;
  booking: Booking;
}

async function read<Data>(page: Page, query: string): Promise<Data> {
  const answer = await page.request.post('/graphql', {
    data: { query },
    headers: { 'apollo-require-preflight': 'true' },
  });
  return ((await answer.json()) as { data: Data }).data;
}

async function choicesOf(page: Page): Promise<Choices> {
  const found = await read<{
    vendorSuggestions: (Named & { type: string })[];
    customerSuggestions: (Named & { uniqueId: string })[];
    citySuggestions: Named[];
  }>(
    page,
    `{
      vendorSuggestions(search: {}) { id name type }
      customerSuggestions(search: { take: 1000 }) { id name uniqueId }
      citySuggestions(search: { take: 1000 }) { id name }
    }`,
  );
  const credits = await Promise.all(
    found.customerSuggestions.map(async ({ id, uniqueId }) => {
      const { customerCredit } = await read<{ customerCredit: { refusal: string | null; creditLimit: number | null } }>(
        page,
        `{ customerCredit(uniqueId: "${uniqueId}") { refusal creditLimit } }`,
      );
      return { id, isFree: customerCredit.refusal === null && customerCredit.creditLimit === null };
    }),
  );
  return {
    vendors: found.vendorSuggestions,
    customers: found.customerSuggestions,
    creditworthy: new Set(credits.filter(({ isFree }) => isFree).map(({ id }) => id)),
    cities: found.citySuggestions,
  };
}

class Clerk {
  /** Index of the initially selected radio buttons; -1: none. */
  private before = { service: -1, parcel: -1, mode: -1 };

  constructor(
    private readonly page: Page,
    private readonly network: CDPSession,
    private readonly choices: Choices,
  ) {}

  private delay = 0;
  private press = (key: string) => this.page.keyboard.press(key, { delay: 0 });
  private type = (text: string) => this.page.keyboard.type(text, { delay: this.delay });

  /** Waits until a field with one of the labels has the focus. */
  private async focusIsOn(...labels: string[]): Promise<string> {
    const found = await this.page.waitForFunction((names) => {
      const active = document.activeElement;
      const text = active instanceof HTMLInputElement ? (active.labels?.[0]?.textContent ?? '') : '';
      return names.includes(text) ? text : '';
    }, labels);
    return String(await found.jsonValue());
  }

  private async next(text: string): Promise<void> {
    if (text) await this.type(text);
    await this.press('Tab');
  }

  private async radio(name: 'service' | 'parcel' | 'mode', of: number, wanted: number): Promise<void> {
    const start = this.before[name];
    if (start < 0) await this.press('Space');
    for (let step = Math.max(start, 0); step % of !== wanted; step += 1) await this.press('ArrowRight');
    this.before[name] = wanted;
    await this.press('Tab');
  }

  private async charge(amounts: [string, string] | null): Promise<void> {
    if (amounts) await this.press('Space');
    await this.press('Tab');
    for (const amount of amounts ?? []) await this.next(amount);
  }

  /** Waits for the vendor, since only then is it known whether its numbers come from the receipt book. */
  private async awb({ awbNo, vendor }: Booking): Promise<void> {
    const auto = this.page.getByLabel('Autofill AWB');
    const at = await this.focusIsOn('Awb No', 'Vendor');
    if (at === 'Awb No') {
      const hadSwitch = (await auto.count()) > 0;
      await this.next(awbNo ?? '');
      if (hadSwitch) await this.press('Tab');
    }
    await this.next(shortestPrefix(vendor.name, this.choices.vendors) ?? vendor.name);
    if (vendor.own) await auto.waitFor();
    else await auto.waitFor({ state: 'detached' });
    const isOn = vendor.own && (await auto.getAttribute('aria-checked')) === 'true';
    if (vendor.own && isOn !== (awbNo === null)) {
      await this.press('Shift+Tab');
      await this.press('Shift+Tab');
      await this.press('Space');
      await this.press('Tab');
      await this.press('Tab');
    }
    if (
      awbNo !== null &&
      (at !== 'Awb No' || (await this.page.getByRole('dialog').getByLabel('Awb No').inputValue()) !== awbNo)
    ) {
      await this.press('Shift+Tab');
      if (vendor.own) await this.press('Shift+Tab');
      await this.press('Shift+Tab');
      await this.focusIsOn('Awb No');
      await this.next(awbNo);
      if (vendor.own) await this.press('Tab');
      await this.press('Tab');
    }
  }

  async book(booking: Booking): Promise<string> {
    this.delay = 1000 / booking.speed;
    await this.network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: booking.latencyMs,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const answered = this.page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') && (response.request().postData() ?? '').includes('BookConsignment'),
      { timeout: 120_000 },
    );
    await this.awb(booking);
    await this.next(booking.dateText);
    await this.radio('service', 2, booking.service);
    await this.radio('parcel', 2, booking.parcel);
    await this.next(shortestPrefix(booking.sender.name, this.choices.customers) ?? '');
    await this.next(booking.receiver);
    await this.next(shortestPrefix(booking.city.name, this.choices.cities) ?? '');
    await this.next(booking.courier);
    await this.radio('mode', 4, booking.mode);
    for (const text of [booking.actual, booking.charged, booking.amount, booking.packet]) await this.next(text);
    await this.charge(booking.vpp);
    await this.charge(booking.insurance);
    await this.next(booking.invoiceNo);
    await this.type(booking.remark);
    // Enter so close behind quick letters would end a scan.
    await this.press('Control+Enter');
    const response = await answered.catch(async (error: unknown) => {
      const messages = await this.page.getByRole('dialog').getByRole('listitem').allInnerTexts();
      throw new Error(`Not sent: ${JSON.stringify(messages)} for ${JSON.stringify(booking)}`, { cause: error });
    });
    const { data, errors } = (await response.json()) as {
      data?: { bookConsignment: { uniqueId: string } };
      errors?: unknown;
    };
    if (!data) throw new Error(`Refused: ${JSON.stringify(errors)} for ${JSON.stringify(booking)}`);
    return data.bookConsignment.uniqueId;
  }
}

/** Books one clerk's share in a separate browser window; returns the differences between typed and stored values. */
async function bookAll(
  page: Page,
  choices: Choices,
  bookings: readonly Numbered[],
  onBooked: (different: number) => void,
): Promise<string[]> {
  const clerk = new Clerk(page, await page.context().newCDPSession(page), choices);
  await page.goto('/consignments?new=1');
  await page.getByRole('dialog').getByLabel('Awb No').waitFor();
  const different: string[] = [];
  for (const { number, booking } of bookings) {
    const uniqueId = await clerk.book(booking);
    const answer = await page.request.get(`/api/1.0/consignments/${uniqueId}`);
    const { resultObject } = (await answer.json()) as { resultObject: Record<string, unknown> };
    const found = Object.entries(storedOf(booking)).flatMap(([name, wanted]) => {
      const stored = resultObject[name] ?? (wanted === '' ? '' : null);
      const how = `booking ${number} (${booking.speed} keys/s, ${booking.latencyMs} ms)`;
      return stored === wanted ? [] : [`${how}: ${name} ${JSON.stringify(stored)}, typed ${JSON.stringify(wanted)}`];
    });
    different.push(...found);
    onBooked(found.length);
    await page.getByText('Last booking:').getByText(String(resultObject.awbNo)).waitFor();
  }
  return different;
}

// A snapshot after each key would slow the typing down.
test.use({ trace: 'off' });

test(`what is typed is what is stored, ${count} times`, async ({ waybill }) => {
  test.setTimeout(120_000 + count * 30_000);
  const pages = await Promise.all(Array.from({ length: clerks }, () => waybill.staff('member')));
  const [first] = pages;
  if (!first) throw new Error('At least one clerk is needed');
  const choices = await choicesOf(first);
  const random = randomOf(seed);
  // Generated before they are distributed: the same bookings for any number of clerks.
  const bookings = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    booking: bookingOf(index + 1, random, choices),
  }));
  let booked = 0;
  let differing = 0;
  const onBooked = (different: number) => {
    booked += 1;
    differing += different;
    if (booked % 10 === 0 || booked === count)
      process.stderr.write(`${booked} of ${count} booked, ${differing} fields differ\n`);
  };
  const different = await Promise.all(
    pages.map((page, clerk) =>
      bookAll(
        page,
        choices,
        bookings.filter((_, index) => index % clerks === clerk),
        onBooked,
      ),
    ),
  );
  expect(different.flat()).toEqual([]);
  expect(booked).toBe(count);
});
