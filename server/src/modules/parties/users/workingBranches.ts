/** The branches in which a user works: the own one, and others that an admin has given. */
import { refuse } from '../../../core/operation/errors';
import type { Writer } from '../../../db/write/writer';
import { branchRefusal } from '../../../domain/policy/branches';
import { Branch } from '../branches/branch.entity';
import type { User } from './user.entity';

type Working = Pick<User, 'otherBranches'>;

export const otherBranchIds = ({ otherBranches }: Working): number[] =>
  otherBranches ? otherBranches.split(' ').map(Number) : [];

/** The own one first. */
export const workingBranchIds = (user: Pick<User, 'branchId'> & Working): number[] => [
  user.branchId,
  ...otherBranchIds(user),
];

/** Open branches that the input names, but the own one; left out: the present ones. */
export async function otherBranchesOf(
  db: Writer,
  named: readonly string[] | null | undefined,
  own: number,
  present: Working,
): Promise<string | null> {
  const ids = new Set(otherBranchIds(present));
  if (named) {
    const known = new Set(ids);
    ids.clear();
    for (const ref of named) {
      const branch = await db.named(Branch, ref, 'Branch', 'otherBranchIds');
      if (!known.has(branch.id)) refuse(branchRefusal.take(branch));
      ids.add(branch.id);
    }
  }
  ids.delete(own);
  return ids.size === 0 ? null : [...ids].sort((one, other) => one - other).join(' ');
}
