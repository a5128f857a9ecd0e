/** Layout tests: toasts cover no controls, cards form one grid, prints are white, the scroll position is restored. */
import type { Page } from '@playwright/test';
import { allConsignments } from './records';
import { expect, settled, test } from './waybill';

/** Controls covered by visible toasts. If a dialog is open, only its controls count. */
const coveredControls = (page: Page) =>
  page.evaluate(() => {
    const usable: ParentNode =
      [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].findLast(
        (dialog) => dialog.getClientRects().length > 0,
      ) ?? document;
    const toasts = [...document.querySelectorAll('.ant-notification-notice')].map((toast) =>
      toast.getBoundingClientRect(),
    );
    return [...usable.querySelectorAll('button, a[href], input, [role="combobox"], .ant-radio-button-wrapper')]
      .filter((control) => !control.closest('.ant-notification'))
      .filter((control) => {
        const { left, right, top, bottom, width } = control.getBoundingClientRect();
        return (
          width > 1 &&
          toasts.some((toast) => toast.left < right && toast.right > left && toast.top < bottom && toast.bottom > top)
        );
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

async function refuseEverything(page: Page): Promise<void> {
  const body = JSON.stringify({ errors: [{ message: 'The server has to rest' }] });
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, contentType: 'application/json', body }));
}

for (const width of [1280, 390]) {
  test(`at ${width} px a toast covers no control of a list; at a desk none of a window either`, async ({ waybill }) => {
    const page = await waybill.staff('admin', { width });
    const toast = page.locator('.ant-notification-notice');
    /** Loading content moves controls, and the toast after them; it is looked at while it is there. */
    const clear = async (provoke: () => Promise<unknown>) => {
      await expect(async () => {
        if ((await toast.count()) === 0) await provoke();
        await toast.first().waitFor();
        const box = await toast.first().boundingBox({ timeout: 1000 });
        expect(box && box.x >= 0 && box.x + box.width <= width && box.y < 430).toBe(true);
        expect(await coveredControls(page)).toEqual([]);
        expect(await toast.count()).toBeGreaterThan(0);
      }).toPass({ timeout: 40_000 });
    };
    await clear(() => page.goto('/consignments?awbNo=ZZZZZZ'));
    // On narrow screens forms leave no free space for toasts.
    if (width < 640) return;
    await page.goto('/settings');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    await settled(page);
    await refuseEverything(page);
    await clear(() => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click());
  });
}

test('a list and a dashboard whose server is away offer another try, in words and width', async ({ waybill }) => {
  const page = await waybill.staff('admin', { width: 1280 });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Total Bookings' }).waitFor();
  await refuseEverything(page);
  await page.reload();
  for (const name of ['Consignment Summary', 'Billing Summary']) {
    const failure = page.getByRole('region', { name }).getByRole('alert');
    await failure.waitFor();
    expect((await failure.boundingBox())?.width).toBeGreaterThan(1000);
  }
  await page.unroute('**/graphql');
  for (const name of ['Consignment Summary', 'Billing Summary']) {
    await page.getByRole('region', { name }).getByRole('button', { name: 'Try again' }).click();
  }
  await page.getByRole('heading', { name: 'Total Bookings' }).waitFor();
  await page.getByRole('heading', { name: 'Total Billing' }).waitFor();
});

for (const width of [1760, 1280, 900, 390]) {
  test(`at ${width} px the cards of all summaries stand on one grid, its rows full, no label broken`, async ({
    waybill,
  }) => {
    const page = await waybill.staff('admin', { width });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Profit' }).waitFor();
    await page.getByRole('heading', { name: 'TDS without certificate' }).waitFor();
    const grids = await page.locator('.summary-cards').evaluateAll((all) =>
      all.map((grid) => {
        const right = grid.getBoundingClientRect().right;
        const rows = new Map<number, DOMRect[]>();
        for (const card of grid.children) {
          const box = card.getBoundingClientRect();
          rows.set(box.top, [...(rows.get(box.top) ?? []), box]);
        }
        return {
          lefts: [...new Set([...rows.values()].flat().map(({ left }) => Math.round(left)))],
          ragged: [...rows.values()].filter((row) => Math.abs((row.at(-1)?.right ?? 0) - right) > 1).length,
        };
      }),
    );
    expect(grids).toHaveLength(3);
    expect(grids.map(({ ragged }) => ragged)).toEqual([0, 0, 0]);
    for (const { lefts } of grids) expect(lefts).toEqual(grids[0]?.lefts);
    const broken = await page
      .locator('.summary-card')
      .evaluateAll((cards) =>
        cards
          .filter(
            (card) =>
              [...card.querySelectorAll('dt')].some(
                (label) => label.getBoundingClientRect().top !== card.querySelector('dt')?.getBoundingClientRect().top,
              ) || [...card.querySelectorAll('h3, dt, dd, p')].some((text) => text.scrollWidth > text.clientWidth + 1),
          )
          .map((card) => card.textContent),
      );
    expect(broken).toEqual([]);
    expect(await page.getByRole('region', { name: 'Weight (Kg)', exact: true }).textContent()).not.toMatch(
      /\d ?(K |L )?Kg/,
    );
  });
}

test('papers are white where backgrounds are printed', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const find = async (path: string, prefix: string) => {
    const [answer] = await Promise.all([
      page.waitForResponse(
        (each) => each.url().endsWith('/graphql') && each.request().postData()?.includes(prefix) === true,
      ),
      page.goto(path),
    ]);
    return /"uniqueId":"([^"]+)"/.exec(JSON.stringify(await answer.json()).replaceAll('\\', ''))?.[1] ?? '';
  };
  const papers = {
    consignment: await find(allConsignments, 'query Consignments'),
    manifest: await find('/manifest', 'query Manifests'),
    invoice: await find('/invoices', 'query Invoices'),
  };
  await page.addInitScript(() => {
    window.print = () => undefined;
    window.close = () => undefined;
  });
  for (const [name, uniqueId] of Object.entries(papers)) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/${name}/print/${uniqueId}`);
    await page.locator('.paper').waitFor();
    await page.emulateMedia({ media: 'print' });
    const grounds = await page.evaluate(() => {
      const found: string[] = [];
      for (let element = document.querySelector('.paper'); element; element = element.parentElement) {
        found.push(getComputedStyle(element).backgroundColor);
      }
      return found;
    });
    for (const ground of grounds) expect(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)']).toContain(ground);
  }
});

test('the place in a list is found again after leaving it, by back and by the menu, and after a reload', async ({
  waybill,
}) => {
  const page = await waybill.staff('member', { width: 1280 });
  await page.goto('/consignments');
  const table = page.locator('.data-table');
  const expectScroll = (top: number) => expect.poll(() => table.evaluate((box) => box.scrollTop)).toBe(top);
  await page.locator('tr[data-row="99"]').waitFor();
  await table.evaluate((box) => box.scrollTo({ top: 900 }));
  await page.getByRole('link', { name: 'Customers', exact: true }).click();
  await page.getByRole('heading', { name: 'Manage Customers' }).waitFor();
  await page.goBack();
  await page.locator('tr[data-row="99"]').waitFor();
  await expectScroll(900);

  await page.reload();
  await page.locator('tr[data-row="99"]').waitFor();
  await expectScroll(900);

  await page.getByRole('button', { name: 'Older' }).click();
  await page.getByText(/^101-200 of/).waitFor();
  await expectScroll(0);
});

test('a member finds the not-authorized page at the print of an invoice', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/invoice/print/any');
  await page.getByRole('heading', { name: 'You are not authorized to view this page' }).waitFor();
  expect(page.url()).toMatch(/\/invoice\/print\/any$/);
});

test('a message under a field leaves room before what follows, and a month stands whole beside its icon', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin', { width: 1280 });
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Create Third Party Invoice' }).click();
  const dialog = page.getByRole('dialog');
  const month = dialog.getByLabel('Invoice Month');
  await month.fill('September-2026');
  expect(await month.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);

  const room = () =>
    page.evaluate(() => {
      const shown = [...document.querySelectorAll('.ant-form-item-explain-error')].map((message) =>
        message.getBoundingClientRect(),
      );
      const lowest = Math.max(...shown.map(({ bottom }) => bottom));
      const following = [...document.querySelectorAll('form .form-buttons, form .data-table')].map(
        (each) => each.getBoundingClientRect().top,
      );
      return Math.min(...following.map((top) => top - lowest).filter((gap) => gap > -10));
    });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.locator('.ant-form-item-explain-error').first().waitFor();
  await expect.poll(room).toBeGreaterThanOrEqual(6);

  await page.goto('/customers');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.locator('.ant-form-item-explain-error').first().waitFor();
  await expect.poll(room).toBeGreaterThanOrEqual(6);
});

test('the search begins above the left edge of its fields', async ({ waybill }) => {
  const page = await waybill.staff('admin', { width: 1280 });
  await page.goto('/invoices');
  const views = await page.getByRole('button', { name: 'Views' }).boundingBox();
  const field = await page.getByRole('search').getByText('Invoice No', { exact: true }).boundingBox();
  expect(Math.abs((views?.x ?? 0) - (field?.x ?? 100))).toBeLessThanOrEqual(1);
});
