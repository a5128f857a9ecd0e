/** What was found and opened lately in this browser, for the palette. Per user: names of customers stay with whoever saw them. */
import { getProfile } from '../../session';

export interface RecentTarget {
  label: string;
  /** What it is: 'Consignment', 'Customer' … */
  note: string;
  /** Path of its screen with its window open. */
  to: string;
}

const maxRecent = 8;
const storageKey = () => `recentTargets:${getProfile()?.currentUserId ?? ''}`;

export function recentTargets(): readonly RecentTarget[] {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey()) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as RecentTarget[]) : [];
  } catch {
    return [];
  }
}

export function addRecent(target: RecentTarget): void {
  const recent = [target, ...recentTargets().filter(({ to }) => to !== target.to)].slice(0, maxRecent);
  localStorage.setItem(storageKey(), JSON.stringify(recent));
}
