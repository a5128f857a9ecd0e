import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createScanReader, letterWaitMs } from './scanReader';
import { controlKeys, shortcutKeys } from './shortcutRegister';
import { useScannedCode, useShortcut } from './shortcuts';

const source = join(__dirname, '..', '..');

const texts = new Map(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^testing\//.test(name))
    .map((name) => [name, readFileSync(join(source, name), 'utf8')]),
);

test('each file that handles keys by itself is in the register, and each one there handles some', () => {
  const files = [...texts].filter(([, text]) => /onKeyDown|'keydown'/.test(text)).map(([name]) => name);
  // Windows and forms are antd's; its keys are listed by the component that wraps it.
  const wrapped = ['ui/form/FormModal.tsx', 'ui/form/InputForm.tsx'];
  const listed = Object.keys(controlKeys).filter((name) => !wrapped.includes(name));
  expect(files.filter((name) => !['ui/keys/shortcuts.ts', 'ui/keys/keyBuffer.ts'].includes(name)).sort()).toEqual(
    listed.sort(),
  );
});

test('a key of the register stands once', () => {
  const keys = Object.values(shortcutKeys).flatMap((group) => Object.keys(group));
  expect(keys).toEqual([...new Set(keys)]);
});

test('each key of the register does something', () => {
  const used = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/(?:useShortcut\(|\bletter:)\s*'([^']+)'/g)].map(([, key = '']) => key),
  );
  const keys = Object.values(shortcutKeys).flatMap((group) => Object.keys(group));
  expect(keys.filter((key) => !used.includes(key))).toEqual([]);
});

const readAll = (code: string, gap: number, reader = createScanReader(), start = 1000) => {
  let at = start;
  for (const key of code) reader.read(key, (at += gap));
  return reader.read('Enter', (at += gap));
};

test('case 7: 12 keys in 120 ms are a scan; slower ones, and fewer than six, are not', () => {
  expect(readAll('WC0000000042', 10)).toEqual({ as: 'scan', code: 'WC0000000042' });
  expect(readAll('WC0000000042', 36)).toEqual({ as: 'other' });
  expect(readAll('WC042', 10)).toEqual({ as: 'other' });
  expect(readAll('WC0042', 35)).toEqual({ as: 'scan', code: 'WC0042' });
});

test('case 7: a pause within the code is its end', () => {
  const reader = createScanReader();
  readAll('WC00', 10, reader, 1000);
  expect(readAll('WC000042', 10, reader, 1300)).toEqual({ as: 'scan', code: 'WC000042' });
  for (const key of 'WC0000') reader.read(key, 2000);
  reader.read('0', 2036);
  expect(reader.read('Enter', 2040)).toEqual({ as: 'other' });
});

test('case 13: a second code within 100 ms is ignored; after 200 ms it counts', () => {
  const reader = createScanReader();
  expect(readAll('WC00000042', 1, reader, 1000)).toEqual({ as: 'scan', code: 'WC00000042' });
  expect(readAll('WC00000043', 1, reader, 1090)).toEqual({ as: 'ignoredScan' });
  expect(readAll('WC00000043', 1, reader, 1290)).toEqual({ as: 'scan', code: 'WC00000043' });
  expect(reader.accepts(1310)).toBe(false);
  expect(reader.accepts(1500)).toBe(true);
});

function Screen({ heard, ran, clicked }: { heard: jest.Mock; ran: jest.Mock; clicked?: jest.Mock }) {
  useScannedCode(heard);
  useShortcut('n', 'New', () => ran('n'));
  useShortcut('g c', 'Go', () => ran('g c'));
  useShortcut('Ctrl+K', 'Find', () => ran('Ctrl+K'));
  return (
    <>
      <input aria-label="Receiver" />
      <button type="button" onClick={clicked}>
        Book
      </button>
    </>
  );
}

/** Between two keys of a hand. */
const handMs = letterWaitMs + 20;

/** A minute after the test before, whose last key is remembered. */
let start = Date.now();

/** Keys come `gap` milliseconds apart, and no other time passes. */
function open({ gap }: { gap: number }) {
  jest.useFakeTimers({ now: (start += 60_000) });
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => Date.now());
  const [heard, ran, clicked] = [jest.fn(), jest.fn(), jest.fn()];
  render(<Screen heard={heard} ran={ran} clicked={clicked} />);
  return { heard, ran, clicked, user: userEvent.setup({ delay: gap, advanceTimers: jest.advanceTimersByTime }) };
}

const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('letters act after the wait, pairs and combinations too', async () => {
  const { ran, user } = open({ gap: handMs });
  fireEvent.keyDown(document.body, { key: 'n' });
  await pause(letterWaitMs - 1);
  expect(ran).not.toHaveBeenCalled();
  await pause(1);
  expect(ran.mock.calls).toEqual([['n']]);
  await user.keyboard('gcc');
  await pause(letterWaitMs);
  expect(ran.mock.calls.flat()).toEqual(['n', 'g c']);
  await user.keyboard('{Control>}k{/Control}');
  expect(ran).toHaveBeenLastCalledWith('Ctrl+K');
});

test('a pair is one only within a second', async () => {
  const { ran, user } = open({ gap: handMs });
  await user.keyboard('g');
  await pause(1000);
  await user.keyboard('c');
  await pause(letterWaitMs);
  expect(ran).not.toHaveBeenCalled();
});

test('case 7: a scan runs no shortcut and presses no button, but is heard', async () => {
  const { heard, ran, clicked, user } = open({ gap: 10 });
  screen.getByRole('button').focus();
  await user.keyboard('ngc00000042{Enter}');
  await pause(1000);
  expect(heard.mock.calls).toEqual([['ngc00000042']]);
  expect(ran).not.toHaveBeenCalled();
  expect(clicked).not.toHaveBeenCalled();
});

test('case 7: what a hand types in a field is left there, shortcuts or not', async () => {
  const { heard, ran, user } = open({ gap: handMs });
  const field = screen.getByRole('textbox', { name: 'Receiver' });
  await user.click(field);
  await user.keyboard('D 7 8 n NOIDA{Enter}');
  await pause(1000);
  expect(field).toHaveValue('D 7 8 n NOIDA');
  expect([...heard.mock.calls, ...ran.mock.calls]).toEqual([]);
});

test('a key behind a shortcut that is overdue finds it done', async () => {
  const { ran } = open({ gap: handMs });
  fireEvent.keyDown(document.body, { key: 'n' });
  // A busy machine: the time goes by, and no timer runs.
  jest.setSystemTime(Date.now() + handMs);
  fireEvent.keyDown(document.body, { key: 'q' });
  expect(ran.mock.calls).toEqual([['n']]);
});

test('a held key repeats at once', () => {
  const { ran } = open({ gap: handMs });
  fireEvent.keyDown(document.body, { key: 'n', repeat: true });
  expect(ran).toHaveBeenCalledWith('n');
});
