/**
 * Which rows of the route table a user may open. Apart from the table, so that the public pages load no policy: they show
 * only what is 'public'.
 */
import { hasPermission, type Holder } from '../../../../server/src/domain/policy';
import { routes, type RouteRow } from '../routes';

export const mayOpen = (row: RouteRow, holder: Holder | null): boolean => hasPermission(row.permission, holder);

/** The menu rows that the user may open, in table order. */
export const menuRows = (menu: RouteRow['menu'], holder: Holder | null): RouteRow[] =>
  routes.filter((row) => row.menu === menu && row.screen && mayOpen(row, holder));

/** Those of both menus. */
export const allMenuRows = (holder: Holder | null): RouteRow[] => [
  ...menuRows('main', holder),
  ...menuRows('user', holder),
];

/** Entries of the main menu: the rows that stand alone, then the groups with theirs. */
export function menuEntries(holder: Holder | null): { alone: RouteRow[]; groups: (readonly [string, RouteRow[]])[] } {
  const rows = menuRows('main', holder);
  const names = [...new Set(rows.flatMap(({ group }) => group ?? []))];
  return {
    alone: rows.filter(({ group }) => group === undefined),
    groups: names.map((name) => [name, rows.filter(({ group }) => group === name)] as const),
  };
}
