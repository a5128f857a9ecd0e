/** The phone of a delivery person in the street, and the sheet that the desk has issued for it. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { aConsignment, made, today } from './records';

export interface Link {
  url: string;
  pin: string;
}

export interface IssuedSheet extends Link {
  uniqueId: string;
  number: string;
  /** AWB numbers, in their order. */
  parcels: readonly { uniqueId: string; awbNo: string }[];
}

/** A picture of one pixel. */
export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const aPerson = async (admin: Page): Promise<number> =>
  (await made(admin, 'deliverypersons', { name: `Sunil ${Math.floor(Math.random() * 1e6)}` })).id;

/** `given`: what is said of each consignment. */
export async function issuedSheet(desk: Page, personId: number, given: readonly object[] = [{}]): Promise<IssuedSheet> {
  const parcels = [];
  for (const each of given) parcels.push(await aConsignment(desk, each));
  const sheet = await made<{ version: number; number: string }>(desk, 'runsheets', {
    personId,
    date: today(),
    consignmentIds: parcels.map(({ id }) => id),
  });
  const { url, pin } = await put<Link>(desk, `runsheets/${sheet.uniqueId}/issue`, { version: sheet.version });
  return { url: new URL(url).pathname, pin, uniqueId: sheet.uniqueId, number: sheet.number, parcels };
}

export async function put<Result>(page: Page, path: string, data: object): Promise<Result> {
  const answer = await page.request.put(`/api/1.0/${path}`, { data });
  const { resultObject, errors } = (await answer.json()) as { resultObject: Result; errors: string[] };
  expect(errors).toEqual([]);
  return resultObject;
}

export async function openLink(phone: Page, { url, pin }: Link): Promise<void> {
  await phone.goto(url);
  await phone.getByLabel(/^PIN/).fill(pin);
  await phone.getByRole('button', { name: /^Open/ }).click();
  await phone.getByRole('status').waitFor();
}

export const card = (phone: Page, awbNo: string) => phone.getByRole('listitem').filter({ hasText: awbNo });

export const save = (phone: Page) => phone.getByRole('button', { name: /^Save/ });

export const wrongs = (phone: Page) => phone.getByRole('alert');

export async function handOver(phone: Page, awbNo: string, receiver: string): Promise<void> {
  await card(phone, awbNo)
    .getByRole('button', { name: /^Delivered/ })
    .click();
  await phone.getByLabel(/^Receiver name/).fill(receiver);
  await phone.getByLabel(/^Relation/).selectOption('Reception');
}

export async function notHandedOver(phone: Page, awbNo: string, reason: string): Promise<void> {
  await card(phone, awbNo)
    .getByRole('button', { name: /^Not delivered/ })
    .click();
  await phone.getByLabel(/^Reason/).selectOption(reason);
}

export const photograph = (phone: Page) =>
  phone.getByLabel(/^Photo/).setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: onePixel });

export async function sign(phone: Page): Promise<void> {
  const box = await phone.getByLabel('Signature').boundingBox();
  if (!box) throw new Error('There is nothing to sign on');
  await phone.mouse.move(box.x + 20, box.y + 40);
  await phone.mouse.down();
  await phone.mouse.move(box.x + 120, box.y + 90, { steps: 4 });
  await phone.mouse.up();
}

/** The files of the page have been kept, so that it opens without network. */
export const isKept = (phone: Page) =>
  phone.waitForFunction(async () => {
    const [name] = await caches.keys();
    const kept = name?.startsWith('run:') ? await (await caches.open(name)).keys() : [];
    return kept.length > 3 && navigator.serviceWorker.controller !== null;
  });

/** A closed page, opened again as by somebody whose phone was restarted. */
export async function reopened(context: BrowserContext, phone: Page, url: string): Promise<Page> {
  await phone.close();
  const again = await context.newPage();
  await again.goto(url);
  await again.getByRole('status').waitFor();
  return again;
}
