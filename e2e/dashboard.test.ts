/** What needs somebody today, and the lists that its numbers open. */
import type { Locator, Page } from '@playwright/test';
import type { NeedKind } from '../server/src/domain/enums';
import { addDays, firstOfLastMonth, monthOf } from '../server/src/domain/values/dates';
import { cities } from '../server/src/seed/data/cities';
import { needLines } from '../web/src/features/dashboard/needLines';
import { aConsignment, aCustomer, made, today } from './records';
import { expect, openDashboard, test } from './waybill';

test.use({
  ownServer: 'it counts all that waits, and its mail server refuses',
  serverEnv: { SMTP_URL: 'smtp://127.0.0.1:1' },
});

const daysAgo = (days: number) => addDays(today(), -days);
const lastMonth = firstOfLastMonth(today());
const put = async (page: Page, path: string, data: object = {}) => {
  const answer = await page.request.put(`/api/1.0/${path}`, { data });
  expect(((await answer.json()) as { errors: string[] }).errors).toEqual([]);
};

const delhi = cities.find(({ name }) => name === 'Delhi')?.id;
const trackon = 12;
const book = { branchId: 1, vendorId: 32, prefix: 'PN' };
const enquiry = { enquiryType: 1, name: 'Farida Khan', email: 'farida@example.in', message: 'From Thane?' };

async function anUnbilledEarning(page: Page): Promise<void> {
  const { uniqueId } = await aConsignment(page, { bookingDate: lastMonth });
  await made(page, `consignments/${uniqueId}/histories`, { action: 'Handed over', city: 'Pune', deliveryStatus: 3 });
  await put(page, `consignments/${uniqueId}/approve`);
}

async function anOverdueInvoice(page: Page): Promise<void> {
  const amounts = { actualAmount: 1000, cgst: 90, sgst: 90, igst: 0, totalAmount: 1180, totalConsignments: 3 };
  const { id: customerId } = await aCustomer(page, 'Late Payers');
  const invoiceDate = daysAgo(20);
  const body = {
    customerId,
    invoiceDate,
    invoiceMonth: monthOf(invoiceDate),
    ...amounts,
  };
  const { uniqueId } = await made(page, 'invoices/manual', body);
  await put(page, `invoices/${uniqueId}/approve`, { invoiceStatus: 2 });
}

async function aBillToClaim(page: Page): Promise<void> {
  const amounts = { taxable: 10, gst: 1.8, total: 11.8 };
  const days = { billDate: daysAgo(1), periodFrom: daysAgo(20), periodTo: daysAgo(2) };
  const lines = [{ rowNo: 1, awb: 'NOBODYS', billedWeight: 2, zoneCode: 'C', amount: 10 }];
  const bill = () =>
    made(page, 'vendorbills', { vendorId: trackon, billNo: `E2E/${Math.random()}`, ...days, ...amounts, lines });
  // The window for claims is kept with a vendor's bill, and holds for the next one.
  await put(page, `vendorbills/${(await bill()).uniqueId}/tolerance`, { grams: 0.1, amount: 1, windowDays: 5 });
  await bill();
}

async function aReturnToFile(page: Page): Promise<void> {
  const answer = await page.request.get('/api/1.0/gst/periods');
  const { resultObject } = (await answer.json()) as { resultObject: { month: string; filedOn: string | null }[] };
  const month = monthOf(lastMonth);
  if (resultObject.some((period) => period.month === month && period.filedOn !== null))
    await put(page, `gst/periods/${month}/reopen`, { reason: 'An invoice was forgotten' });
}

interface Planted {
  plant: (page: Page) => Promise<unknown>;
  /** What the screen shows that has no list of as many. */
  shows?: (page: Page) => Locator;
}

/** The twelve of the dashboard's requirement. The month is opened first, so that it takes what follows. */
const planted = {
  Gstr1Due: {
    plant: aReturnToFile,
    shows: (page) => page.getByRole('heading', { name: 'GST', exact: true }),
  },
  Undelivered: { plant: (page) => aConsignment(page, { bookingDate: daysAgo(30) }) },
  ToBePriced: { plant: (page) => aConsignment(page, { customerAmount: null }) },
  WithoutEway: { plant: (page) => aConsignment(page, { goodsValue: 72_000, deliveryCityId: delhi }) },
  AwaitingManifest: { plant: (page) => aConsignment(page) },
  Unapproved: { plant: (page) => aConsignment(page, { bookingDate: daysAgo(3) }) },
  OverdueInvoices: { plant: anOverdueInvoice },
  UnbilledEarnings: { plant: anUnbilledEarning },
  ClaimsEnding: { plant: aBillToClaim },
  ReceiptBooks: {
    plant: (page) => made(page, 'receiptbooks/ranges', { ...book, fromNumber: 1_001, toNumber: 1_040 }),
    shows: (page) => page.getByRole('row').filter({ hasText: book.prefix }),
  },
  FailingMails: { plant: (page) => made(page, 'mails/test', {}) },
  UnresolvedEnquiries: { plant: (page) => made(page, 'enquiries', enquiry) },
} as const satisfies Partial<Record<NeedKind, Planted>>;

const needsOf = (page: Page) => page.getByRole('region', { name: 'Needs you today' });
const lineOf = (page: Page, kind: string) =>
  needsOf(page).getByRole('listitem').nth(Object.keys(needLines).indexOf(kind));
/** By the kind of the need. */
async function countsOf(page: Page): Promise<Map<string, number>> {
  await openDashboard(page);
  await expect(needsOf(page)).toHaveAttribute('aria-busy', 'false');
  const lines = await needsOf(page).getByRole('listitem').allInnerTexts();
  const counts = lines.map((line) => Number(/^[\d,]+/.exec(line)?.[0].replaceAll(',', '')));
  return new Map(Object.keys(needLines).map((kind, at) => [kind, counts[at] ?? NaN]));
}

test('case: each of the twelve needs is planted once and opened from its line', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const needs: [kind: string, planted: Planted][] = Object.entries(planted);
  expect(needs).toHaveLength(12);
  const before = await countsOf(page);
  for (const [, { plant }] of needs) await plant(page);
  let counts = before;
  // The mail server has to refuse first.
  await expect(async () => {
    counts = await countsOf(page);
    expect(counts.get('FailingMails')).toBe(1);
  }).toPass();
  for (const [kind, { shows }] of needs) {
    const count = counts.get(kind) ?? 0;
    // A return that was due before is due still.
    expect(count, kind).toBeGreaterThan(kind === 'Gstr1Due' ? 0 : (before.get(kind) ?? 0));
    await lineOf(page, kind).getByRole('link').click();
    const list = page.getByText(new RegExp(`^1-\\d+ of ${count.toLocaleString('en-IN')}$`));
    await expect(shows?.(page) ?? list, kind).toBeVisible();
    await page.goBack();
  }
});

test('a member sees the work of the desk alone', async ({ waybill }) => {
  const page = await waybill.staff('member', { width: 390 });
  await openDashboard(page);
  const needs = needsOf(page);
  await needs.getByRole('link', { name: 'Not on a manifest' }).click();
  await expect(page).toHaveURL(/\/consignments\?awaitsManifest=true$/);
  await expect(page.getByRole('button', { name: 'Remove filter Not on a manifest' })).toBeVisible();
  await page.goBack();
  await expect(needs.getByText('To be priced')).toBeVisible();
  await expect(needs.getByText('Overdue invoices')).toHaveCount(0);
});
