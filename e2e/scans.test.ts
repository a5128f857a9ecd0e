/**
 * A scanner fires at any moment into whatever has the focus: on every screen and window of the routes nothing is saved or
 * changed by it, and what it typed is taken back. SCAN_CONTROLS: how many controls of each place are tried, by a seed.
 */
import type { ElementHandle, Page, Request } from '@playwright/test';
import { random } from '../server/src/seed/data/random';
import { scan } from './keys';
import { addressOf, opened, places } from './screens';
import { expect, settled, test } from './waybill';

test.describe.configure({ mode: 'parallel' });

const maxControls = Number(process.env.SCAN_CONTROLS ?? 6);
const seed = Number(process.env.SCAN_SEED ?? 1);
/** Shortcuts of lists and windows are among its letters; no booking has it. */
const code = 'xjkbenspa70001';

const focusable =
  'input, textarea, select, button, a[href], [tabindex="0"], [role="menuitem"], [role="tab"], [contenteditable="true"]';

/** What is in front: the uppermost window, else the page. */
const areaOf = async (page: Page) => {
  const dialog = page.getByRole('dialog').filter({ visible: true }).last();
  return (await dialog.count()) > 0 ? dialog : page.locator('body');
};

async function controlsOf(page: Page): Promise<ElementHandle<HTMLElement>[]> {
  const handles = await (await areaOf(page)).locator(focusable).elementHandles();
  const shown: ElementHandle<HTMLElement>[] = [];
  for (const handle of handles as ElementHandle<HTMLElement>[]) {
    const isOne = await handle.evaluate(
      (element) =>
        !element.matches(':disabled, [type="file"]') && element.checkVisibility({ visibilityProperty: true }),
    );
    if (isOne) shown.push(handle);
  }
  return shown;
}

/** What the user has entered, all of it, but for fields made for codes. */
const entered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
      .filter((control) => !control.closest('[data-codes]'))
      .map(
        (control) =>
          `${control.getAttribute('aria-label') ?? control.id}=${control.value}${control instanceof HTMLInputElement && control.checked ? ' ticked' : ''}`,
      ),
  );

const isMutation = (request: Request) =>
  request.method() === 'POST' && /"query":"\s*mutation/.test(request.postData() ?? '');

// The public pages are no clerk's: nobody listens for scans there.
for (const place of places.filter(({ isPublic }) => !isPublic)) {
  test(`${place.address} keeps nothing of a scan`, async ({ waybill }) => {
    const page = await waybill.staff('admin', { width: 1440 });
    const address = await addressOf(page, place);
    const draw = random(seed * 31 + place.address.length);
    const saved: string[] = [];
    page.on('request', (request) => {
      if (isMutation(request)) saved.push(request.postData()?.slice(0, 80) ?? '');
    });
    await opened(page, address);
    const count = (await controlsOf(page)).length;
    const chosen = Array.from({ length: count }, (_, at) => at)
      .map((at) => ({ at, order: draw.next() }))
      .sort((a, b) => a.order - b.order)
      .slice(0, maxControls)
      .map(({ at }) => at);
    expect(chosen.length).toBeGreaterThan(0);
    for (const at of chosen) {
      const control = (await controlsOf(page))[at];
      if (!control) continue;
      const what = await control.evaluate((element) => element.outerHTML.slice(0, 120));
      await control.evaluate((element) => element.focus());
      await settled(page);
      const before = await entered(page);
      const isForCodes = await control.evaluate((element) => element.closest('[data-codes]') !== null);
      if (isForCodes) continue;
      await scan(page, { code });
      await settled(page);
      expect([what, saved]).toEqual([what, []]);
      expect([what, await entered(page)]).toEqual([what, before]);
      if (new URL(page.url()).pathname !== new URL(address, page.url()).pathname) await opened(page, address);
    }
  });
}
