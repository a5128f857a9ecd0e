/** In which branch the caller works just now: each session has its own. */
import { Field, InputType } from 'type-graphql';
import { refuse, unauthenticated } from '../../../core/operation/errors';
import { command, NoInput, query } from '../../../core/operation/operation';
import type { SessionUser } from '../../../core/operation/context';
import { RecordRef } from '../../../core/record/scalars';
import type { Reader } from '../../../db/read/reader';
import { branchRefusal } from '../../../domain/policy/branches';
import { hasPermission } from '../../../domain/policy/roles';
import { Required } from '../../../domain/rules/rules';
import { Branch } from '../branches/branch.entity';
import { User } from '../users/user.entity';
import { workingBranchIds } from '../users/workingBranches';
import { Session } from './session.entity';
import type { OwnBranches } from './workingBranch.type';

/** Whoever opens branches may work in each of them. */
async function openTo(db: Reader, user: SessionUser): Promise<Branch[]> {
  const own = workingBranchIds(await db.get(User, user.id));
  const all = (await db.all('Branch')).filter(({ isActive }) => isActive);
  return hasPermission('branches:write', user) ? all : all.filter(({ id }) => own.includes(id));
}

const ownBranchesOf = (branchId: number, open: readonly Branch[]): OwnBranches => ({
  branchId,
  branches: open.map(({ id, name }) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name)),
});

export const ownBranches = query({
  action: 'ownBranches',
  input: NoInput,
  async run({ db, user }): Promise<OwnBranches> {
    if (!user) throw unauthenticated();
    return ownBranchesOf(user.branchId, await openTo(db, user));
  },
});

@InputType()
export class ChooseBranchInput {
  @Field(() => RecordRef, { nullable: true, description: 'One of `ownBranches`.' })
  @Required('Please select branch')
  branchId: string;
}

export const chooseBranch = command({
  action: 'chooseBranch',
  input: ChooseBranchInput,
  async run({ db, user }, { branchId }): Promise<OwnBranches> {
    if (!user) throw unauthenticated();
    const branch = await db.named(Branch, branchId, 'Branch', 'branchId');
    refuse(branchRefusal.take(branch));
    const open = await openTo(db, user);
    refuse(branchRefusal.work({ name: branch.name, isOwn: open.some(({ id }) => id === branch.id) }));
    await db.internal.update(Session, { sessionId: user.sessionId }, { branchId: branch.id });
    return ownBranchesOf(branch.id, open);
  },
});
