/** The nouns' parts of the policy, joined. */
import { NounPolicy, type PermissionName } from './nounPolicy';
import * as nouns from './nouns';

type AnyNounPolicy = NounPolicy<Readonly<Record<string, PermissionName>>, PermissionName>;
type Nouns = Extract<(typeof nouns)[keyof typeof nouns], AnyNounPolicy>;
type NameIn<Actions> = Actions extends unknown ? keyof Actions : never;
type ValueIn<Actions> = Actions extends unknown ? Actions[keyof Actions] : never;

/** The name of an operation, as in GraphQL. An operation that no noun lists does not compile. */
export type Action = NameIn<Nouns['actions']>;

/** What a role or a key can hold; for 'public' nobody needs to hold anything. */
export type Permission = Exclude<ValueIn<Nouns['actions']> | Nouns['screens'][number], 'public'>;

const policies = Object.values<unknown>(nouns).filter((each) => each instanceof NounPolicy) as readonly AnyNounPolicy[];

/** The permission that each action requires. */
export const requiredPermissions = Object.assign({}, ...policies.map(({ actions }) => actions)) as Readonly<
  Record<Action, Permission | 'public'>
>;

const isHeld = (permission: string): permission is Permission => permission !== 'public';

export const allPermissions: readonly Permission[] = [
  ...new Set(policies.flatMap(({ actions, screens }) => [...Object.values(actions), ...screens]).filter(isHeld)),
];

/** What the nouns grant to members. */
export const memberPermissions: readonly Permission[] = policies.flatMap(({ member }) => member.filter(isHeld));
