/** Success toast of the public pages; the back office uses `ui/toast`. */
import { useSyncExternalStore } from 'react';

const shownMs = 5000;
const listeners = new Set<() => void>();
let shown: string | null = null;
let timer: number | undefined;

function become(text: string | null): void {
  shown = text;
  listeners.forEach((tell) => tell());
}

export function publicToast(text: string): void {
  window.clearTimeout(timer);
  timer = window.setTimeout(become, shownMs, null);
  become(text);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const usePublicToast = (): string | null => useSyncExternalStore(subscribe, () => shown);
