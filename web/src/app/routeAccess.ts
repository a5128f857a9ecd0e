/** Decides what a visitor may see at an address. The URL changes only if the answer is `goTo`. */
import { matchesPath, ownPath, paths } from '../paths';
import type { Profile } from '../session';
import { routes, type RouteRow } from './routes';

export type RouteAccess = { to: 'public'; row: RouteRow | null } | { to: 'backOffice' } | { goTo: string };

export function routeAt(pathname: string): RouteRow | null {
  return routes.find((row) => matchesPath(row.path, pathname)) ?? null;
}

/** Addresses used in mails. Any other path below them is an incomplete or invalid link (SPEC 2.3). */
const recoveryPaths = [paths.resetPassword(), paths.accountActivation()];

const isBelowRecovery = (pathname: string): boolean =>
  recoveryPaths.some((path) => pathname.toLowerCase().startsWith(`${path}/`));

/** `address` is pathname plus search. */
export function routeAccess(address: string, profile: Profile | null): RouteAccess {
  const { pathname, search } = new URL(address, window.location.origin);
  const row = routeAt(pathname);
  if (!row && isBelowRecovery(pathname)) return { goTo: paths.home() };
  if (profile && row?.path === paths.login()) {
    const next = ownPath(new URLSearchParams(search).get('next'));
    const leadsBack = next === null || routeAt(new URL(next, window.location.origin).pathname) === row;
    return { goTo: leadsBack ? paths.dashboard() : next };
  }
  if (row?.permission === 'public') return { to: 'public', row };
  if (profile) return { to: 'backOffice' };
  return row ? { goTo: paths.login(address) } : { to: 'public', row: null };
}
