import { grantedToField, grants, policyGroups, required, type GrantOfNoun, type PolicyGroup } from './nounPolicy';
import './nouns.generated';
import type { Action, Permission } from './permissions';

/** The permission that each action requires. */
export const requiredPermissions = Object.fromEntries(required) as Readonly<Record<Action, Permission | 'public'>>;

export const allPermissions = [...grants.keys(), ...grantedToField] as readonly Permission[];

/** A permission that a role can hold, as the screen of roles lists it. */
export interface PermissionLine extends GrantOfNoun {
  permission: Permission;
}

/** All that a role may be given or not, by group: not what everyone has. */
export const permissionGroups: readonly (readonly [PolicyGroup, readonly PermissionLine[]])[] = policyGroups
  .map((group) => [group, linesOf(group)] as const)
  .filter(([, lines]) => lines.length > 0);

function linesOf(group: PolicyGroup): PermissionLine[] {
  const lines = [...grants].map(([permission, grant]) => ({ permission: permission as Permission, ...grant }));
  return lines.filter((line) => line.group === group && line.kind !== 'everyone');
}
