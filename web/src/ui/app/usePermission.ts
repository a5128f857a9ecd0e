import { useCallback } from 'react';
import {
  allBranches,
  hasPermission,
  holderOf,
  mayDo,
  type Action,
  type Holder,
  type Permission,
  withinBranches,
} from '../../../../server/src/domain/policy';
import { namedBranches } from '../../companySettings';
import { useProfile, type Profile } from '../../session';

/** Of those who see all branches, and of the others. */
const known = { all: new WeakMap<Profile, Holder>(), some: new WeakMap<Profile, Holder>() };

/** What the signed-in user may do, as the server said when it was last asked; of a profile of an earlier release, by its role. */
export function holderOfProfile(profile: Profile | null): Holder | null {
  if (!profile) return null;
  const { permissions, role } = profile;
  const given = permissions ? { permissions: new Set(permissions as Permission[]) } : holderOf(role);
  const seen = namedBranches().length === 0 || given.permissions.has(allBranches) ? 'all' : 'some';
  const holder =
    known[seen].get(profile) ?? (seen === 'all' ? given : { permissions: withinBranches(given.permissions) });
  known[seen].set(profile, holder);
  return holder;
}

export const useHolder = (): Holder | null => holderOfProfile(useProfile());

/** The name of an operation, or of a permission that a screen asks for. */
export type Asked = Action | Permission;

const isPermission = (asked: Asked): asked is Permission => asked.includes(':');

/** `may('deleteVendor')`: the server's permission table, applied to the signed-in user. */
export function usePermission(): (asked: Asked) => boolean {
  const holder = useHolder();
  return useCallback((asked) => (isPermission(asked) ? hasPermission(asked, holder) : mayDo(asked, holder)), [holder]);
}
