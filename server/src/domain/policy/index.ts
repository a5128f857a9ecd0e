/**
 * Who may do what, and what a record's state forbids: read by both APIs and by the web's buttons.
 * An action is the name of an operation and requires one permission; a role is a set of permissions.
 */
export * from './nouns.generated';
export { lockedChange, lockedFields } from './fieldLocks';
export { hasPermission, mayDo, mayDoInField, permits, permissionSet, permissionsOf, rolesWith } from './roles';
export { allPermissions, requiredPermissions } from './allPermissions';
export type { Action } from './permissions';
