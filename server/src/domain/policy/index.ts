/**
 * Who may do what, and what a record's state forbids: read by both APIs and by the web's buttons.
 * An action is the name of an operation and requires one permission; a role is a set of permissions.
 */
export * from './nouns.generated';
export { lockedChange, lockedFields } from './fieldLocks';
export {
  allBranches,
  builtInRoles,
  hasPermission,
  holderOf,
  isGiven,
  mayDo,
  mayDoInField,
  neededFor,
  permits,
  permissionSet,
  permissionsFrom,
  permissionsOf,
  rolesWith,
  withinBranches,
  type BuiltInRole,
  type Holder,
} from './roles';
export { allPermissions, permissionGroups, requiredPermissions, type PermissionLine } from './allPermissions';
export type { Action, Permission } from './permissions';
