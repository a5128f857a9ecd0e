import type { Role } from '../parties/enums';

/** `noun:verb`, or 'public' for what anyone may do. */
export type PermissionName = 'public' | `${string}:${string}`;

export interface NounPolicyOptions<Actions, Screen extends PermissionName> {
  /** Every operation of the noun, by its name in GraphQL, and the permission that it requires. */
  actions: Actions;
  /** Permissions that no operation requires, only a screen of the web. */
  screens?: readonly Screen[];
  /** Which of these permissions a Member holds. An Admin holds all of them; any other role only what its own set names. */
  member: readonly NoInfer<Exclude<Actions[keyof Actions], 'public'> | Screen>[];
  /** Which of them the phone with the link of a run sheet holds, and nobody else. */
  field?: readonly NoInfer<Exclude<Actions[keyof Actions], 'public'>>[];
}

/** What the nouns' policies add up to. Whoever needs all of them imports `index.ts`, as the registry and the web do. */
export const required = new Map<string, PermissionName>();
export const grantedToField = new Set<PermissionName>();
export const granted: Readonly<Record<Role, Set<string>>> = { Admin: new Set(), Member: new Set() };

/** What one noun adds to the policy. */
export class NounPolicy<
  const Actions extends Readonly<Record<string, PermissionName>>,
  const Screen extends PermissionName = never,
> {
  readonly actions: Actions;
  readonly screens: readonly Screen[];

  constructor({ actions, screens = [], member, field = [] }: NounPolicyOptions<Actions, Screen>) {
    this.actions = actions;
    this.screens = screens;
    for (const [action, permission] of Object.entries(actions)) required.set(action, permission);
    for (const permission of [...Object.values(actions), ...screens])
      if (permission !== 'public' && !(field as readonly PermissionName[]).includes(permission))
        granted.Admin.add(permission);
    for (const permission of field) grantedToField.add(permission);
    for (const permission of member) granted.Member.add(permission);
  }
}

/** A refusal is the sentence the user reads; `null` means that the state allows it. */
export type Refusal = string | null;
