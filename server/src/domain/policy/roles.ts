/**
 * Roles as sets of permissions. Another role is one more member of the enumeration and one more set of `granted`; a key that may
 * do less than its owner is a set without a role. Neither touches an action.
 */
import type { Role } from '../parties/enums';
import { granted, grantedToField, required } from './nounPolicy';
import type { Action, Permission } from './permissions';

export type PermissionSet = ReadonlySet<Permission>;

/** Refuses every action but those that require one of these permissions, or none. */
export const permissionSet = (...permissions: readonly Permission[]): PermissionSet => new Set(permissions);

/** What a session may do whose user has yet to set up a second factor, beside what is public. */
export const beforeSecondFactor = permissionSet('secondFactor:own');

/** Operations that a browser keeps until they are answered: with `unsentWork:send` a user may send those of another. */
export const unsentWork: readonly Action[] = ['bookConsignment', 'recordScan'];

const none = permissionSet();

/** Nobody has no role and holds no permission. */
export const permissionsOf = (role: Role | null | undefined): PermissionSet =>
  role ? (granted[role] as ReadonlySet<string> as PermissionSet) : none;

/** Whether the holder of a set may do this. */
export const permits = (permissions: PermissionSet, action: Action): boolean => {
  const permission = required.get(action);
  if (!permission) throw new Error(`The policy of ${action} is not loaded`);
  return isAmong(permissions, permission as Permission | 'public');
};

export const mayDo = (action: Action, role: Role | null | undefined): boolean => permits(permissionsOf(role), action);

/** Whether the phone with the link of a run sheet may do this: not even what is public, for which it needs no session. */
export const mayDoInField = (action: Action): boolean => {
  const permission = required.get(action);
  return permission !== undefined && grantedToField.has(permission);
};

/** For what is no operation: a screen, a filter. */
export const hasPermission = (permission: Permission | 'public', role: Role | null | undefined): boolean =>
  isAmong(permissionsOf(role), permission);

/** The roles that hold a permission. */
export const rolesWith = (permission: Permission): readonly Role[] =>
  (Object.keys(granted) as Role[]).filter((role) => granted[role].has(permission));

const isAmong = (permissions: PermissionSet, permission: Permission | 'public') =>
  permission === 'public' || permissions.has(permission);
