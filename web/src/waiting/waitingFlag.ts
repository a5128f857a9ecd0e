/** Whether this browser may have waiting work of a user: so that a screen without any does not load the database for it. */
const storageKey = (owner: string) => `waiting:${owner}`;

export const mayHaveWaitingWork = (owner: string): boolean => localStorage.getItem(storageKey(owner)) !== null;

export function flagWaitingWork(owner: string, waits: boolean): void {
  if (waits) localStorage.setItem(storageKey(owner), '1');
  else localStorage.removeItem(storageKey(owner));
}
