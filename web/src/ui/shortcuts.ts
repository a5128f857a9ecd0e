/** Keyboard shortcuts. Each is registered by the component that handles it; `?` lists the active ones. */
import { useEffect, useRef, useSyncExternalStore } from 'react';

export interface Shortcut {
  /** `n`, `/`, `?`, or a sequence of two keys: `g c`. */
  keys: string;
  does: string;
}

interface Registered extends Shortcut {
  run: () => void;
}

let registered: readonly Registered[] = [];
const listeners = new Set<() => void>();
let before = { key: '', at: 0 };

function become(next: readonly Registered[]): void {
  if (registered.length === 0 && next.length > 0) window.addEventListener('keydown', onKeyDown);
  if (next.length === 0) window.removeEventListener('keydown', onKeyDown);
  registered = next;
  listeners.forEach((tell) => tell());
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (isTyping(event.target) || document.querySelector('[role="dialog"][aria-modal="true"]')) return;
  const pair = event.timeStamp - before.at < 1000 ? `${before.key} ${event.key}` : '';
  before = { key: event.key, at: event.timeStamp };
  // The last registered handler wins.
  const found = registered.findLast(({ keys }) => keys === pair || keys === event.key);
  if (!found) return;
  event.preventDefault();
  before = { key: '', at: 0 };
  found.run();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.closest('textarea, select, [contenteditable="true"]') !== null;
}

/** `run` null: the shortcut is inactive. */
export function useShortcut(keys: string, does: string, run: (() => void) | null): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const active = run !== null;
  useEffect(() => {
    if (!active) return undefined;
    const own: Registered = { keys, does, run: () => latest.current?.() };
    become([...registered, own]);
    return () => become(registered.filter((other) => other !== own));
  }, [keys, does, active]);
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
