import type { Page } from '@playwright/test';

/** Between two keys of a scan, as scanners send them; the browser gets it as the time stamp of each key. */
const gapMs = 5;

/** Types as a scanner does: pressed keys of the browser itself, one close behind the other, ended by Enter. */
export async function scan(page: Page, ...codes: { code: string; afterMs?: number }[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let at = Date.now() / 1000;
  const sent: Promise<unknown>[] = [];
  const send = (event: Parameters<typeof dispatch>[0]) => sent.push(dispatch(event));
  const dispatch = (event: { type: 'keyDown' | 'keyUp'; key: string; text?: string; windowsVirtualKeyCode?: number }) =>
    session.send('Input.dispatchKeyEvent', { ...event, timestamp: (at += gapMs / 1000 / 2) });
  for (const { code, afterMs = 0 } of codes) {
    at += afterMs / 1000;
    for (const key of code) {
      send({ type: 'keyDown', key, text: key });
      send({ type: 'keyUp', key });
    }
    send({ type: 'keyDown', key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 });
    send({ type: 'keyUp', key: 'Enter', windowsVirtualKeyCode: 13 });
  }
  await Promise.all(sent);
  await session.detach();
}
