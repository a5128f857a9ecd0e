/** The address bar, for the part of the app that does without a router. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const current = () => window.location.pathname + window.location.search;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Pathname and search. */
export const useAddress = (): string => useSyncExternalStore(subscribe, current);

/** Asks everyone to look at the address again. */
export const addressChanged = (): void => listeners.forEach((tell) => tell());

export function replaceAddress(to: string): void {
  window.history.replaceState(null, '', to);
  addressChanged();
}
