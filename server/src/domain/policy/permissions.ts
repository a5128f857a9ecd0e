/** The names of the nouns' actions and permissions, joined. */
import type { NounPolicy, PermissionName } from './nounPolicy';
import type * as nouns from './nouns.generated';

type AnyNounPolicy = NounPolicy<Readonly<Record<string, PermissionName>>, PermissionName>;
type Nouns = Extract<(typeof nouns)[keyof typeof nouns], AnyNounPolicy>;
type NameIn<Actions> = Actions extends unknown ? keyof Actions : never;
type ValueIn<Actions> = Actions extends unknown ? Actions[keyof Actions] : never;

/** The name of an operation, as in GraphQL. An operation that no noun lists does not compile. */
export type Action = NameIn<Nouns['actions']>;

/** What a role or a key can hold; for 'public' nobody needs to hold anything. */
export type Permission = Exclude<ValueIn<Nouns['actions']> | Nouns['screens'][number], 'public'>;
