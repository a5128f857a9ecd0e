/** Table layout: no forbidden truncation, headers aligned with their columns, cards on phones. */
import type { Page } from '@playwright/test';
import { allConsignments, made, today } from './records';
import { expect, settled, test } from './waybill';

test.use({ ownServer: 'its rows are as wide as rows can be' });

let given = '';

/** Once for a server. */
async function givenAwkwardRows(page: Page, origin: string): Promise<void> {
  if (given === origin) return;
  given = origin;
  const { id: senderId } = await made(page, 'customers', {
    name: 'Venkatanarasimharajuvaripeta Subrahmanyam',
    company: 'Hindustan Petroleum Lubricants and Allied Engineering Pvt Ltd',
    contact: '+91 98765 43210',
    gst: '27AAPFU0939F1ZV',
    address: 'Flat 1204, Shree Siddhivinayak Towers, Dadar West, Mumbai',
  });
  const wide = {
    senderId,
    vendorId: 32,
    bookingDate: today(),
    deliveryCityId: 70,
    serviceType: 1,
    parcelType: 2,
    paymentMode: 3,
    receiver: 'Thiruvananthapuram Central Cooperative Society Stores',
    packet: 12,
    actualWeight: 99_999,
    chargeableWeight: 99_999.999,
    customerAmount: 99_999_999.99,
    vendorAmount: 1000,
    isInsurance: false,
    isVpp: false,
  };
  const rows = [];
  for (const awbNo of awkward) rows.push(await made(page, 'consignments', { ...wide, awbNo }));
  const lost = { actionDate: today(), action: 'Lost', deliveryStatus: 8, city: 'Mumbai' };
  await made(page, `consignments/${rows[0]?.uniqueId}/histories`, lost);
}

const awkward = ['WE-2026/11/ABCDEFGHIJ/00012345', 'WE-2026-11-0000123456789012345', 'ZX1234567890123456'];

const lists = [
  allConsignments,
  `${allConsignments}&mode=invoices`,
  '/consignment/cargo',
  '/manifest',
  '/invoices',
  '/customers',
  '/vendors',
  '/users',
  '/expenses',
  '/cashbook',
  '/notifications',
  '/enquiries',
  '/visitors',
  '/trackhistory',
  '/location',
];

async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.data-table tbody tr[data-row], .data-table .nothing').first().waitFor();
  await settled(page);
}

/** Layout faults of the page's tables as texts. Measures rendered text. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const textBox = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNode(texts.currentNode);
        boxes.push(range.getBoundingClientRect());
      }
      return { left: Math.min(...boxes.map(({ left }) => left)), right: Math.max(...boxes.map(({ right }) => right)) };
    };
    const shown = (element: Element) => element.getBoundingClientRect().width > 0;
    for (const table of document.querySelectorAll('.data-table')) {
      const name = table.getAttribute('aria-label') ?? '';
      // A hidden line is 14 px high; glyphs alone overflow by less.
      const cells = [...table.querySelectorAll<HTMLElement>('tbody tr[data-row] td')].filter(shown);
      for (const cell of cells) {
        const [outer, inner] = [cell.getBoundingClientRect(), textBox(cell)];
        if (cell.dataset.fit !== 'cut' && (inner.right > outer.right + 1.5 || inner.left < outer.left - 1.5)) {
          faults.push(`${name}: '${cell.textContent}' is cut`);
        }
        const clamp = cell.querySelector('.clamp');
        const cut = clamp && (clamp.scrollHeight > clamp.clientHeight + 6 || clamp.scrollWidth > clamp.clientWidth + 1);
        if (cut && cell.title !== clamp.textContent)
          faults.push(`${name}: '${clamp.textContent}' is cut and has no title`);
      }
      const headers = [...table.querySelectorAll('thead th')].filter(shown);
      headers.forEach((header, at) => {
        const next = headers[at + 1];
        // The actions stay in sight over what is scrolled below them.
        const isOver = next?.classList.contains('row-actions') && table.scrollWidth > table.clientWidth + 1;
        if (next && !isOver && textBox(header).right > textBox(next).left - 4)
          faults.push(`${name}: '${header.textContent}' touches its neighbour`);
      });
      const first = table.querySelector('tbody tr[data-row]');
      const all = [...table.querySelectorAll('thead th')];
      [...(first?.children ?? [])].forEach((cell, at) => {
        const header = all[at];
        if (!header || !shown(cell) || !cell.classList.contains('numeric') || !cell.textContent) return;
        const gap = Math.abs(textBox(header).right - textBox(cell).right);
        if (gap > 1.5) faults.push(`${name}: '${header.textContent}' ends ${gap} px beside its numbers`);
      });
      const hidden = table.scrollWidth - table.clientWidth > 1;
      const frame = table.closest('.data-table-frame');
      if (hidden !== frame?.hasAttribute('data-more-right'))
        faults.push(`${name}: scrolls sideways ${hidden}, and says otherwise`);
      if (hidden && frame && getComputedStyle(frame, '::after').opacity !== '1')
        faults.push(`${name}: no shadow at its edge`);
    }
    return faults;
  });

/** What is still wrong once the table has had time to measure itself. */
async function lastingFaultsOf(page: Page): Promise<string[]> {
  await expect(async () => expect(await faultsOf(page)).toEqual([]))
    .toPass({ timeout: 20_000 })
    .catch(() => undefined);
  return faultsOf(page);
}

/** How much wider than its frame the first table is once it has measured itself. */
async function lastingOverflowOf(page: Page): Promise<number> {
  const table = page.locator('.data-table').first();
  const over = () => table.evaluate((box) => box.scrollWidth - box.clientWidth);
  await expect
    .poll(over, { timeout: 5_000 })
    .toBeLessThanOrEqual(1)
    .catch(() => undefined);
  return over();
}

test('no list cuts a number, a date or an AWB number, and each says when it scrolls; those of a desk fit it', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin', { width: 1280 });
  await givenAwkwardRows(page, waybill.origin);
  const found: string[] = [];
  for (const path of lists) {
    await page.setViewportSize({ width: 1280, height: 860 });
    await openList(page, path);
    found.push(...(await lastingFaultsOf(page)).map((fault) => `${path} at 1280 px: ${fault}`));
    const over = path.startsWith('/consignments') ? 0 : await lastingOverflowOf(page);
    if (over > 1) found.push(`${path} is ${over} px too wide`);
    await page.setViewportSize({ width: 1024, height: 860 });
    await settled(page);
    found.push(...(await lastingFaultsOf(page)).map((fault) => `${path} at 1024 px: ${fault}`));
  }
  expect(found).toEqual([]);
});

test('the first rows show their numbers at any width of a desk', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await givenAwkwardRows(page, waybill.origin);
  await openList(page, allConsignments);
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 860 });
    // In both column layouts.
    for (const awbNo of awkward) await expect(page.getByRole('button', { name: awbNo, exact: true })).toBeVisible();
    await expect(page.getByText('Older Than 2 Months').first()).toBeVisible();
  }
});

test('a telephone sees AWB, status, receiver and city of each consignment, and its action, without scrolling sideways', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin', { width: 390 });
  await givenAwkwardRows(page, waybill.origin);
  const found: string[] = [];
  for (const path of lists) {
    await openList(page, path);
    const over = await lastingOverflowOf(page);
    if (over > 1) found.push(`${path} is ${over} px too wide`);
    found.push(
      ...(await lastingFaultsOf(page)).filter((fault) => / is cut/.test(fault)).map((fault) => `${path} ${fault}`),
    );
  }
  expect(found).toEqual([]);
  await openList(page, allConsignments);
  const row = page.locator('tr[data-row="0"]');
  for (const part of [
    row.getByRole('button', { name: /^ZX|^WE/ }),
    row.locator('[data-card="state"] .enum-tag'),
    row.locator('[data-card="text"]'),
    row.locator('[data-card="place"]'),
    row.getByRole('button', { name: /^Edit / }),
  ]) {
    const box = await part.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390 && box.height > 0).toBe(true);
  }
  await page.getByRole('button', { name: 'Receiver' }).click();
  await page.waitForURL(/sort=receiver/);
});
