import {
  neededFor,
  permissionGroups,
  type Permission,
  type PermissionLine,
} from '../../../../server/src/domain/policy';

/** What can be ticked, by group: not what only admins give away. */
export const tickable: readonly (readonly [group: string, lines: readonly PermissionLine[]])[] = permissionGroups
  .map(([group, lines]) => [group, lines.filter(({ kind }) => kind !== 'admin')] as const)
  .filter(([, lines]) => lines.length > 0);

const everyLine = permissionGroups.flatMap(([, lines]) => lines);
const tickableNames = new Set<string>(tickable.flatMap(([, lines]) => lines.map(({ permission }) => permission)));

/** Of the actions of a role, those that can be ticked. */
export const tickedOf = (actions: readonly string[]): Permission[] =>
  actions.filter((action): action is Permission => tickableNames.has(action));

/** Ticks one more or one less, and with it what it needs, or what needs it. */
export function toggled(ticked: readonly Permission[], permission: Permission): Permission[] {
  if (ticked.includes(permission))
    return ticked.filter((other) => other !== permission && neededFor(other) !== permission);
  const needed = neededFor(permission);
  return [...ticked, permission, ...(needed && !ticked.includes(needed) ? [needed] : [])];
}

/** '5 of 48': how much of what there is to see, and to change. */
export function countedLines(actions: readonly string[]): { seen: string; changed: string } {
  const held = new Set(actions);
  const count = (lines: readonly PermissionLine[]) =>
    `${lines.filter(({ permission }) => held.has(permission)).length} of ${lines.length}`;
  return {
    seen: count(everyLine.filter(({ kind }) => kind === 'read')),
    changed: count(everyLine.filter(({ kind }) => kind !== 'read')),
  };
}
