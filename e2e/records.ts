/** Records that other clerks make meanwhile, through the REST API, and how journeys find them on the screens. */
import { expect, type Locator, type Page } from '@playwright/test';
import { todayIn } from '../server/src/domain/values/dates';

/** Today for the company, in the time zone that the server has unless told otherwise. */
export const today = () => todayIn('Asia/Kolkata');

/** All consignments: at the bare address an admin finds the default view of the demo. */
export const allConsignments = '/consignments?sort=bookingDate&order=DESC';

interface Made {
  id: number;
  uniqueId: string;
}

export async function made<Extra extends object = object>(
  page: Page,
  path: string,
  data: object,
): Promise<Made & Extra> {
  const answer = await page.request.post(`/api/1.0/${path}`, { data });
  const { resultObject, errors } = (await answer.json()) as { resultObject: Made & Extra; errors: string[] };
  expect(errors).toEqual([]);
  return resultObject;
}

/** Unlike any earlier number, also of a server that ran before. */
const newAwbNo = () => `E2E${Math.floor(Math.random() * 1e9)}`;

/** Booked with the company's own courier by the first customer, unless `given` says otherwise. */
export function aConsignment(page: Page, given: object = {}): Promise<Made & { awbNo: string }> {
  return made(page, 'consignments', {
    awbNo: newAwbNo(),
    vendorId: 4,
    bookingDate: today(),
    serviceType: 1,
    senderId: 1,
    receiver: 'Meera Traders',
    parcelType: 2,
    paymentMode: 2,
    deliveryCityId: 64,
    actualWeight: 1.2,
    chargeableWeight: 1.5,
    vendorAmount: 80,
    customerAmount: 120,
    packet: 1,
    ...given,
  });
}

export const aCustomer = (page: Page, company: string, given: object = {}): Promise<Made> =>
  made(page, 'customers', { name: 'Lakshmi', company, contact: '90000 13736', address: '90 Chickpet', ...given });

export const rowOf = (page: Page, text: string): Locator => page.locator('tr[data-row]').filter({ hasText: text });

/** Scrolled to first: a menu closes when the page scrolls. */
export async function openRowMenu(more: Locator): Promise<void> {
  await more.scrollIntoViewIfNeeded();
  await more.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await more.click();
}

/** By the menu of its row. */
export async function chooseInRow(row: Locator, name: string | RegExp): Promise<void> {
  await openRowMenu(row.getByRole('button', { name: /^More for/ }));
  await row.getByRole('menuitem', { name }).click();
}

/** Types the beginning of a name into a select box and takes the first choice with Enter. */
export async function choose(form: Locator, label: string, text: string, name: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).click();
  await form.getByLabel(label, { exact: true }).pressSequentially(text, { delay: 50 });
  await form.page().keyboard.press('Enter');
  await form.getByTitle(name, { exact: true }).first().waitFor();
}
