/** Whose cash book: each branch has one (docs/decisions/0089). */
import type { SessionUser } from '../../../core/operation/context';
import { badInput } from '../../../core/operation/errors';
import { refWhere, type Reader } from '../../../db/read/reader';
import { firstBranchId } from '../../../db/schema/columns';
import { Branch } from '../../parties/branches/branch.entity';

interface Caller {
  db: Reader;
  user: SessionUser | null;
}

/** Id of the branch that is named, as far as the caller sees it; else of the one in which the caller works. */
export async function bookOf({ db, user }: Caller, ref: string | null | undefined): Promise<number> {
  const own = user?.branchId ?? firstBranchId;
  if (ref == null) return own;
  const branch = await db.find(Branch, refWhere<Branch>(ref));
  if (!branch || !(user?.seesBranches?.includes(branch.id) ?? true)) throw badInput('Branch not found', 'branchId');
  return branch.id;
}
