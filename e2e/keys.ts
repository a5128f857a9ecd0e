/** Keys with time stamps of their own, which the browser gives to the page: however late they come, they are as far apart. */
import type { CDPSession, Page } from '@playwright/test';

type Key = { key: string; text?: string; windowsVirtualKeyCode?: number };

const enter = { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };
const letters = (text: string): Key[] => [...text].map((key) => ({ key, text: key }));

/** Between two keys of a scan, as scanners send them. */
const scanGapMs = 5;

/** Types as a scanner does: one key close behind the other, ended by Enter. */
export async function scan(page: Page, ...codes: { code: string; afterMs?: number }[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  let at = Date.now();
  const sent: Promise<unknown>[] = [];
  for (const { code, afterMs = 0 } of codes) {
    at += afterMs;
    for (const key of [...letters(code), enter]) {
      sent.push(...press(session, key, at));
      at += scanGapMs;
    }
  }
  await Promise.all(sent);
  await session.detach();
}

/** Between two keys of a hand. */
const handGapMs = 60;

/** Presses letters as a hand does, such as the `g` and `r` of a shortcut. */
export async function pressLetters(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const first = Date.now() - text.length * handGapMs;
  await Promise.all(letters(text).flatMap((key, index) => press(session, key, first + index * handGapMs)));
  await session.detach();
}

function press(session: CDPSession, { key, text, windowsVirtualKeyCode }: Key, atMs: number): Promise<unknown>[] {
  const send = (event: { type: 'keyDown' | 'keyUp'; text?: string }) =>
    session.send('Input.dispatchKeyEvent', { ...event, key, windowsVirtualKeyCode, timestamp: atMs / 1000 });
  return [send({ type: 'keyDown', text }), send({ type: 'keyUp' })];
}
