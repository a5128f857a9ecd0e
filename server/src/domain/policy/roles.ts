/**
 * Roles as sets of permissions. A built-in one holds what the table of the policy says (`builtInRoles`), one that an admin made
 * what was ticked; a key that may do less than its owner is a set without a role. None of them touches an action.
 */
import type { Role } from '../parties/enums';
import { grantedToField, grants, required, type GrantOfNoun, type PolicyGroup } from './nounPolicy';
import type { Action, Permission } from './permissions';

/** The roles that the product has by itself. What each may do follows from the lines of the policy: a new one is theirs by its group. */
export type BuiltInRole = 'Admin' | 'Member' | 'Accountant' | 'Analyst' | 'BranchManager';

interface BuiltIn {
  /** Of its record, in every database. */
  id: number;
  name: string;
  holds: (grant: GrantOfNoun, permission: string) => boolean;
}

const books: ReadonlySet<PolicyGroup> = new Set(['Invoices', 'Payments', 'Cash and expenses', "Vendors' bills", 'GST']);

/** What an accountant looks up to understand the books. */
const lookedUp: ReadonlySet<PolicyGroup> = new Set([
  'Bookings',
  'Movement',
  'Customers and places',
  'Rates',
  'Reports',
]);

/** Where a branch approves and takes payments by itself. */
const ofBranch: ReadonlySet<PolicyGroup> = new Set(['Bookings', 'Movement', 'Cash and expenses']);

/** Without it the records of other branches do not exist. */
export const allBranches = 'branches:all' satisfies Permission;

const isEveryones = ({ kind }: GrantOfNoun) => kind === 'everyone';

export const builtInRoles: Readonly<Record<BuiltInRole, BuiltIn>> = {
  Admin: { id: 1, name: 'Admin', holds: () => true },
  Member: { id: 2, name: 'Member', holds: (grant) => isEveryones(grant) || grant.member },
  Accountant: {
    id: 3,
    name: 'Accountant',
    holds(grant) {
      if (isEveryones(grant)) return true;
      if (grant.kind === 'read') return grant.member || books.has(grant.group) || lookedUp.has(grant.group);
      if (grant.group === 'Own work') return grant.member;
      return grant.kind !== 'admin' && books.has(grant.group);
    },
  },
  Analyst: { id: 4, name: 'Analyst', holds: (grant) => isEveryones(grant) || grant.kind === 'read' },
  BranchManager: {
    id: 5,
    name: 'Branch manager',
    holds(grant, permission) {
      if (permission === allBranches) return false;
      if (isEveryones(grant) || grant.member) return true;
      if (grant.group === 'Reports') return grant.kind === 'read';
      return (grant.kind === 'approve' || grant.kind === 'pay') && ofBranch.has(grant.group);
    },
  },
};

export type PermissionSet = ReadonlySet<Permission>;

/** Whoever asks to do something: a session of the server, the profile of the web. */
export interface Holder {
  readonly permissions: PermissionSet;
}

/** Refuses every action but those that require one of these permissions, or none. */
export const permissionSet = (...permissions: readonly Permission[]): PermissionSet => new Set(permissions);

/** What a session may do whose user has yet to set up a second factor, beside what is public. */
export const beforeSecondFactor = permissionSet('secondFactor:own');

/** Operations that a browser keeps until they are answered: with `unsentWork:send` a user may send those of another. */
export const unsentWork: readonly Action[] = ['bookConsignment', 'recordScan'];

const none = permissionSet();

const sets = new Map<BuiltInRole, { lines: number; held: PermissionSet }>();

/** Nobody has no role and holds no permission. */
export function permissionsOf(role: BuiltInRole | null | undefined): PermissionSet {
  if (!role) return none;
  const known = sets.get(role);
  // Nouns add their lines while the program is loaded.
  if (known?.lines === grants.size) return known.held;
  const { holds } = builtInRoles[role];
  const held = new Set(
    [...grants].filter(([permission, line]) => holds(line, permission)).map(([permission]) => permission as Permission),
  );
  sets.set(role, { lines: grants.size, held });
  return held;
}

/** Whoever has a built-in role. */
export const holderOf = (role: BuiltInRole | null | undefined): Holder => ({ permissions: permissionsOf(role) });

/** Whether another role may stand behind the role of the specification. */
const standsForOthers: Readonly<Record<Role, boolean>> = { Admin: false, Member: true };

/** The record of a user's role: that of `roleId`, which counts for a Member alone; else Admin or Member. */
export const roleIdOf = ({ role, roleId }: { role: Role; roleId: number | null }): number =>
  (standsForOthers[role] ? roleId : null) ?? builtInRoles[role].id;

/** A role that an admin made holds what was ticked, as far as this release knows it, and what everyone does. */
export function permissionsFrom(ticked: readonly string[]): PermissionSet {
  const everyones = [...grants].filter(([, { kind }]) => kind === 'everyone').map(([permission]) => permission);
  const given = ticked.filter((permission) => isGiven(permission));
  return new Set([...everyones, ...given]) as ReadonlySet<string> as PermissionSet;
}

/** What is left of a role for whoever sees some branches only. */
export const withinBranches = (permissions: PermissionSet): PermissionSet =>
  new Set([...permissions].filter((permission) => !grants.get(permission)?.ofCompany));

/** Whether a role may be given this permission at all. */
export function isGiven(permission: string): permission is Permission {
  const kind = grants.get(permission)?.kind;
  return kind !== undefined && kind !== 'admin' && kind !== 'everyone';
}

/** What a role needs beside a permission: who changes something sees it. */
export function neededFor(permission: string): Permission | null {
  const kind = grants.get(permission)?.kind;
  if (kind === undefined || kind === 'read' || kind === 'everyone') return null;
  const [noun] = permission.split(':');
  const reading = `${noun}:read`;
  return grants.get(reading)?.kind === 'read' ? (reading as Permission) : null;
}

/** Whether the holder may see what an action changes. */
export const maySeeWhatChanges = (action: Action, holder: Holder | null | undefined): boolean => {
  const needed = neededFor(required.get(action) ?? '');
  return mayDo(action, holder) || (needed !== null && hasPermission(needed, holder));
};

/** Whether the holder of a set may do this. */
export const permits = (permissions: PermissionSet, action: Action): boolean => {
  const permission = required.get(action);
  if (!permission) throw new Error(`The policy of ${action} is not loaded`);
  return isAmong(permissions, permission as Permission | 'public');
};

export const mayDo = (action: Action, holder: Holder | null | undefined): boolean =>
  permits(holder?.permissions ?? none, action);

/** Whether the phone with the link of a run sheet may do this: not even what is public, for which it needs no session. */
export const mayDoInField = (action: Action): boolean => {
  const permission = required.get(action);
  return permission !== undefined && grantedToField.has(permission);
};

/** For what is no operation: a screen, a filter. */
export const hasPermission = (permission: Permission | 'public', holder: Holder | null | undefined): boolean =>
  isAmong(holder?.permissions ?? none, permission);

/** The roles of the specification that hold a permission. */
export const rolesWith = (permission: Permission): readonly Role[] =>
  (['Admin', 'Member'] as const).filter((role) => permissionsOf(role).has(permission));

const isAmong = (permissions: PermissionSet, permission: Permission | 'public') =>
  permission === 'public' || permissions.has(permission);
