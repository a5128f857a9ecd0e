/**
 * Roles as sets of permissions. Another role is one more member of the enumeration and one more set here; a key that may do
 * less than its owner is a set without a role. Neither touches an action.
 */
import type { Role } from '../enums';
import { allPermissions, memberPermissions, requiredPermissions, type Action, type Permission } from './permissions';

export type PermissionSet = ReadonlySet<Permission>;

/** Refuses every action but those that require one of these permissions, or none. */
export const permissionSet = (...permissions: readonly Permission[]): PermissionSet => new Set(permissions);

const roles: Readonly<Record<Role, PermissionSet>> = {
  Admin: permissionSet(...allPermissions),
  Member: permissionSet(...memberPermissions),
};

const none = permissionSet();

/** Nobody has no role and holds no permission. */
export const permissionsOf = (role: Role | null | undefined): PermissionSet => (role ? roles[role] : none);

/** Whether the holder of a set may do this. */
export const permits = (permissions: PermissionSet, action: Action): boolean =>
  isAmong(permissions, requiredPermissions[action]);

export const mayDo = (action: Action, role: Role | null | undefined): boolean => permits(permissionsOf(role), action);

/** For what is no operation: a screen, a filter. */
export const hasPermission = (permission: Permission | 'public', role: Role | null | undefined): boolean =>
  isAmong(permissionsOf(role), permission);

/** The roles that hold a permission. */
export const rolesWith = (permission: Permission): readonly Role[] =>
  (Object.keys(roles) as Role[]).filter((role) => roles[role].has(permission));

const isAmong = (permissions: PermissionSet, permission: Permission | 'public') =>
  permission === 'public' || permissions.has(permission);
