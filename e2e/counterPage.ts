/** The counter as journeys use it. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './waybill';

export const lineField = (page: Page, label: string): Locator =>
  page.getByRole('table').getByLabel(label, { exact: true });

/** What is typed for a line. The demo's customer sends by DTDC, so that the number is typed. */
export const lineFields = (awbNo: string, receiver: string) =>
  [
    ['Sender', 'gateway p'],
    ['Receiver', receiver],
    ['City', 'kochi'],
    ['Vendor', 'dtdc'],
    ['AWB No', awbNo],
    ['Service', 's'],
    ['Parcel', 'b'],
    ['Payment', 'r'],
    ['Weight', '2.5'],
    ['Chargeable', '3'],
    ['Pcs', '1'],
    ['Amount', '180'],
  ] as const;

/** Types fields of a line, from each to the next; the first one has the focus. */
export async function typeFields(page: Page, fields: readonly (readonly [string, string])[]): Promise<void> {
  for (const [label, text] of fields) {
    await expect(lineField(page, label)).toBeFocused();
    await page.keyboard.type(text);
    if (label !== 'Amount') await page.keyboard.press('Tab');
  }
}

/** Types a line; its sender has the focus. */
export async function typeLine(page: Page, awbNo: string, receiver: string): Promise<void> {
  await expect(page.getByLabel('Sender')).toBeFocused();
  await typeFields(page, lineFields(awbNo, receiver));
}

export const openCounter = async (page: Page): Promise<void> => {
  await page.goto('/counter');
  await expect(page.getByLabel('Sender')).toBeFocused();
};

export const savedRow = (page: Page, awbNo: string): Locator =>
  page.locator('.counter-row').filter({ hasText: awbNo.toUpperCase() });

interface Booked {
  awbNo: string;
  receiver: string;
  actualWeight: number;
  remark: string | null;
  createdBy: { firstName: string };
}

/** The bookings whose number begins so. */
export async function bookedAs(page: Page, awbNo: string): Promise<Booked[]> {
  const answer = await page.request.get(`/api/1.0/consignments?awbNo=${awbNo}`);
  const { resultObject } = (await answer.json()) as { resultObject: Booked[] };
  return resultObject.sort((a, b) => a.awbNo.localeCompare(b.awbNo));
}
