/** Subscription to the browser's address, for the part of the app that runs without the router. */
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

/** Current pathname plus search. */
export const useAddress = (): string => useSyncExternalStore(subscribe, current);

/** Notifies all subscribers that the address has changed. */
export const addressChanged = (): void => listeners.forEach((tell) => tell());

export function replaceAddress(to: string): void {
  window.history.replaceState(null, '', to);
  addressChanged();
}
