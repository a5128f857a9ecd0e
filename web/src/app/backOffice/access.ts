/**
 * Which rows of the route table a user may open. Apart from the table, so that the public pages load no policy: they show
 * only what is 'public'.
 */
import { hasPermission, type Holder } from '../../../../server/src/domain/policy';
import { menuGroups, routes, type MenuGroupName, type RouteRow } from '../routes';

export const mayOpen = (row: RouteRow, holder: Holder | null): boolean => hasPermission(row.permission, holder);

const screensFor = (holder: Holder | null) => routes.filter((row) => row.screen && mayOpen(row, holder));

/** The rows of the user menu that the user may open, in table order. */
export const userMenuRows = (holder: Holder | null): RouteRow[] =>
  screensFor(holder).filter(({ menu }) => menu === 'user');

/** The heads of the menu with the rows that the user may open; none is empty. */
export function menuEntries(holder: Holder | null): (readonly [MenuGroupName, RouteRow[]])[] {
  const rows = screensFor(holder);
  return menuGroups
    .map((name) => [name, rows.filter(({ group }) => group === name)] as const)
    .filter(([, grouped]) => grouped.length > 0);
}

/** Those of both menus, each once. */
export const allMenuRows = (holder: Holder | null): RouteRow[] => [
  ...new Set([...menuEntries(holder).flatMap(([, grouped]) => grouped), ...userMenuRows(holder)]),
];
