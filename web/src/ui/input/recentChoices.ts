/** Recent choices per user and field name, stored in this browser. */
import { getProfile } from '../../session';
import type { Suggestion } from './RemoteSelect';

const maxRemembered = 5;
const storageKey = (name: string) => `recent:${getProfile()?.currentUserId ?? ''}:${name}`;

export function recall(name: string | undefined): Suggestion[] {
  if (!name) return [];
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey(name)) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as Suggestion[]) : [];
  } catch {
    return [];
  }
}

export function memorize(name: string | undefined, item: Suggestion): void {
  if (!name) return;
  const recent = [item, ...recall(name).filter(({ id }) => id !== item.id)].slice(0, maxRemembered);
  localStorage.setItem(storageKey(name), JSON.stringify(recent));
}
