import { granted, grantedToField, required } from './nounPolicy';
import './nouns.generated';
import type { Action, Permission } from './permissions';

/** The permission that each action requires. */
export const requiredPermissions = Object.fromEntries(required) as Readonly<Record<Action, Permission | 'public'>>;

export const allPermissions = [...granted.Admin, ...grantedToField] as readonly Permission[];
