/**
 * Theme and density as this browser was told. Kept in a cookie, so that the server sends the page with them and nothing
 * is painted in other colours first; the colours are in public.css and, for antd's parts, in ui/app/theme.ts.
 */
import { useSyncExternalStore } from 'react';

export type Theme = 'system' | 'light' | 'dark';
export type Density = 'compact' | 'comfortable';

export interface Appearance {
  theme: Theme;
  density: Density;
}

/** Also read by server/src/api/http/web.ts. */
const cookie = /(?:^|; )appearance=(system|light|dark)\.(compact|comfortable)(?:;|$)/;
const yearInSeconds = 31_536_000;

const listeners = new Set<() => void>();
let known: Appearance | null = null;

export function appearance(): Appearance {
  if (known) return known;
  const [, theme = 'system', density = 'compact'] = cookie.exec(document.cookie) ?? [];
  known = { theme: theme as Theme, density: density as Density };
  return known;
}

export function setAppearance(change: Partial<Appearance>): void {
  const next = { ...appearance(), ...change };
  known = next;
  document.cookie = `appearance=${next.theme}.${next.density}; Max-Age=${yearInSeconds}; Path=/; SameSite=Lax`;
  Object.assign(document.documentElement.dataset, next);
  listeners.forEach((tell) => tell());
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

export function isDark(): boolean {
  const { theme } = appearance();
  return theme === 'dark' || (theme === 'system' && systemIsDark().matches);
}

/** Where lists are cards and targets are for a thumb; the style sheets say the same. */
const phoneWidth = () => window.matchMedia('(width < 640px)');

function subscribe(listener: () => void): () => void {
  const queries = [systemIsDark(), phoneWidth()];
  listeners.add(listener);
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, appearance);
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark);
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phoneWidth().matches);
