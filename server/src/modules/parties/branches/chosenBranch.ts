import type { Writer } from '../../../db/write/writer';
import { branchRefusal } from '../../../domain/policy/branches';
import { refuse } from '../../../core/operation/errors';
import { Branch } from './branch.entity';

/** Id of the open branch that an input names, else the present one. */
export async function chosenBranch(db: Writer, branchId: string | null | undefined, present: number): Promise<number> {
  if (branchId == null) return present;
  const branch = await db.named(Branch, branchId, 'Branch', 'branchId');
  if (branch.id !== present) refuse(branchRefusal.take(branch));
  return branch.id;
}
