/**
 * Which rows of the route table a role may open. Apart from the table, so that the public pages load no policy: they show
 * only what is 'public'.
 */
import type { Role } from '../../../../server/src/domain/enums';
import { hasPermission } from '../../../../server/src/domain/policy/roles';
import { routes, type RouteRow } from '../routes';

export const mayOpen = (row: RouteRow, role: Role | undefined): boolean => hasPermission(row.permission, role);

/** The menu rows that `role` may open, in table order. */
export const menuRows = (menu: RouteRow['menu'], role: Role | undefined): RouteRow[] =>
  routes.filter((row) => row.menu === menu && row.screen && mayOpen(row, role));
