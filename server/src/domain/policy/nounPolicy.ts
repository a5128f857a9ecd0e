/** `noun:verb`, or 'public' for what anyone may do. */
export type PermissionName = 'public' | `${string}:${string}`;

/** Where the screen of roles lists a permission, in this order. */
export const policyGroups = [
  'Bookings',
  'Movement',
  'Customers and places',
  'Rates',
  'Invoices',
  'Payments',
  'Cash and expenses',
  "Vendors' bills",
  'GST',
  'Reports',
  'Website',
  'Own work',
  'Settings',
  'Users and roles',
  'Own account',
] as const;

export type PolicyGroup = (typeof policyGroups)[number];

/**
 * What a permission lets do. `read`: queries and screens that change nothing. `admin`: what only admins may give away, so that no
 * other role holds it. `everyone`: of each who is signed in, whatever the role.
 */
export type GrantKind = 'read' | 'write' | 'approve' | 'pay' | 'admin' | 'everyone';

export interface Grant {
  /** As the screen of roles names it. */
  label: string;
  kind: GrantKind;
  /** Whether a Member holds it. */
  member: boolean;
  /** It is about all branches together: whoever sees some of them only has no use of it. */
  ofCompany?: true;
}

export interface GrantOfNoun extends Grant {
  group: PolicyGroup;
}

type HeldBySomebody<Actions, Screen, Field> = Exclude<Actions[keyof Actions], 'public' | Field> | Screen;

export interface NounPolicyOptions<Actions, Screen extends PermissionName, Field extends PermissionName> {
  /** Where the screen of roles lists the permissions. */
  group: PolicyGroup;
  /** Every operation of the noun, by its name in GraphQL, and the permission that it requires. */
  actions: Actions;
  /** Permissions that no operation requires, only a screen of the web. */
  screens?: readonly Screen[];
  /** Each of these permissions: what it lets do, and who has it. */
  permissions: Readonly<Record<NoInfer<HeldBySomebody<Actions, Screen, Field>> & string, Grant>>;
  /** Which of them the phone with the link of a run sheet holds, and nobody else. */
  field?: readonly Field[];
}

/** What the nouns' policies add up to. Whoever needs all of them imports `index.ts`, as the registry and the web do. */
export const required = new Map<string, PermissionName>();
export const grantedToField = new Set<PermissionName>();
export const grants = new Map<string, GrantOfNoun>();

/** What one noun adds to the policy. */
export class NounPolicy<
  const Actions extends Readonly<Record<string, PermissionName>>,
  const Screen extends PermissionName = never,
  const Field extends PermissionName = never,
> {
  readonly actions: Actions;
  readonly screens: readonly Screen[];

  constructor({ group, actions, screens = [], permissions, field = [] }: NounPolicyOptions<Actions, Screen, Field>) {
    this.actions = actions;
    this.screens = screens;
    for (const [action, permission] of Object.entries(actions)) required.set(action, permission);
    for (const permission of field) grantedToField.add(permission);
    for (const [permission, grant] of Object.entries<Grant>(permissions)) grants.set(permission, { ...grant, group });
  }
}

/** A refusal is the sentence the user reads; `null` means that the state allows it. */
export type Refusal = string | null;
