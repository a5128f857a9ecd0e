/**
 * Keyboard shortcuts and codes from a barcode scanner. Each is registered by the component that handles it; `?` lists all
 * keys (`shortcutRegister.ts`). With a field in focus nothing is intercepted but Ctrl+K and scans (`scannedField.ts`).
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { bufferKey, startKeyBuffer } from './keyBuffer';
import { readInField } from '../input/scannedField';
import { letterWaitMs, scanReader } from './scanReader';
import type { ShortcutKey } from './shortcutRegister';
import { toast } from '../overlay/toast';
import { isTyping } from '../input/typedText';

export interface Shortcut {
  /** `n`, `/`, `?`, `Ctrl+K`, or a sequence of two keys: `g c`. */
  keys: ShortcutKey;
  /** What it does on this screen. */
  does: string;
  run: () => void;
  /** A field has the focus when it is done: keys wait for that (`keyBuffer.ts`). */
  opensField: boolean;
}

let registered: readonly Shortcut[] = [];
let scanHandlers: readonly ((code: string) => void)[] = [];
const listeners = new Set<() => void>();
let before = { key: '', at: 0 };
let waiting: { timer: number; at: number; shortcut: Shortcut } | null = null;

function listen(): void {
  // Capturing, so that the end of a scan does not press the button that has the focus.
  if (registered.length + scanHandlers.length > 0) window.addEventListener('keydown', onKeyDown, true);
  else window.removeEventListener('keydown', onKeyDown, true);
}

function become(next: readonly Shortcut[]): void {
  registered = next;
  listen();
  listeners.forEach((tell) => tell());
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.isComposing) return;
  runOverdue(event.timeStamp);
  if (bufferKey(event)) return;
  if (event.ctrlKey || event.metaKey) return runCombination(event);
  // An overdue shortcut may just have moved the focus.
  const { activeElement } = document;
  if (isTyping(activeElement)) return hear(readInField(event, activeElement));
  const { key, timeStamp } = event;
  const read = event.repeat ? ({ as: 'first' } as const) : scanReader.read(key, timeStamp);
  if (read.as === 'other') return;
  cancelWaiting();
  if (read.as === 'scan' || read.as === 'ignoredScan') {
    event.preventDefault();
    event.stopImmediatePropagation();
    return hear(read.as === 'scan' ? read.code : null);
  }
  if (openWindows().length > 0) return;
  const pair = timeStamp - before.at < 1000 ? `${before.key} ${key}` : '';
  before = { key, at: timeStamp };
  const found = find(pair) ?? (read.as === 'first' ? find(key) : undefined);
  if (!found) return;
  event.preventDefault();
  before = { key: '', at: 0 };
  // A repeated key is held down by a hand.
  if (event.repeat) run(found);
  else runAfterPause(found, timeStamp);
}

function runCombination(event: KeyboardEvent): void {
  const found = find(`Ctrl+${event.key.toUpperCase()}`);
  if (!found || openWindows().some(hasForm)) return;
  event.preventDefault();
  run(found);
}

function run(shortcut: Shortcut): void {
  if (shortcut.opensField) startKeyBuffer();
  shortcut.run();
}

/** The last registered handler wins. */
const find = (keys: string) => registered.findLast((shortcut) => shortcut.keys === keys);

interface Scheduling {
  isInputPending?: () => boolean;
}

/** Another key within the time takes it back; on a busy machine that key may still be waiting for its event. */
function runAfterPause(shortcut: Shortcut, at: number): void {
  const { scheduling } = navigator as Navigator & { scheduling?: Scheduling };
  const timer = window.setTimeout(() => {
    if (scheduling?.isInputPending?.()) return runAfterPause(shortcut, at);
    waiting = null;
    run(shortcut);
  }, letterWaitMs);
  waiting = { timer, at, shortcut };
}

function cancelWaiting(): void {
  window.clearTimeout(waiting?.timer);
  waiting = null;
}

/** On a busy machine the next key may be handled before the timer, though it was pressed after the wait. */
function runOverdue(at: number): void {
  if (!waiting || at - waiting.at <= letterWaitMs) return;
  const { shortcut } = waiting;
  cancelWaiting();
  run(shortcut);
}

function hear(code: string | null): void {
  const handler = scanHandlers.at(-1);
  if (code === null || !handler) return;
  if (openWindows().some(hasForm)) toast.info('Save or close the open window, then scan again');
  else handler(code);
}

const openWindows = () => [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
const hasForm = (dialog: Element) => dialog.matches('.ant-modal-confirm') || dialog.querySelector('form') !== null;

/** `run` null: the shortcut is inactive. */
export function useShortcut(
  keys: ShortcutKey,
  does: string,
  run: (() => void) | null,
  { opensField = false }: { opensField?: boolean } = {},
): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const active = run !== null;
  useEffect(() => {
    if (!active) return undefined;
    const own: Shortcut = { keys, does, run: () => latest.current?.(), opensField };
    become([...registered, own]);
    return () => become(registered.filter((other) => other !== own));
  }, [keys, does, active, opensField]);
}

/** Hears codes that are scanned while no field for codes has the focus. The last registered handler wins. */
export function useScannedCode(handle: (code: string) => void): void {
  const latest = useRef(handle);
  useEffect(() => {
    latest.current = handle;
  });
  useEffect(() => {
    const own = (code: string) => latest.current(code);
    scanHandlers = [...scanHandlers, own];
    listen();
    return () => {
      scanHandlers = scanHandlers.filter((other) => other !== own);
      listen();
    };
  }, []);
}

export function useShortcuts(): readonly Shortcut[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => registered,
  );
}
