/**
 * Which rows of the route table a role may open. Apart from the table, so that the public pages load no policy: they show
 * only what is 'public'.
 */
import type { Role } from '../../../../server/src/domain/enums';
import { hasPermission } from '../../../../server/src/domain/policy';
import { routes, type RouteRow } from '../routes';

export const mayOpen = (row: RouteRow, role: Role | undefined): boolean => hasPermission(row.permission, role);

/** The menu rows that `role` may open, in table order. */
export const menuRows = (menu: RouteRow['menu'], role: Role | undefined): RouteRow[] =>
  routes.filter((row) => row.menu === menu && row.screen && mayOpen(row, role));

/** Entries of the main menu: the rows that stand alone, then the groups with theirs. */
export function menuEntries(role: Role | undefined): { alone: RouteRow[]; groups: (readonly [string, RouteRow[]])[] } {
  const rows = menuRows('main', role);
  const names = [...new Set(rows.flatMap(({ group }) => group ?? []))];
  return {
    alone: rows.filter(({ group }) => group === undefined),
    groups: names.map((name) => [name, rows.filter(({ group }) => group === name)] as const),
  };
}
