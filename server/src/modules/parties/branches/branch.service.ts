import { ask } from '../../../core/module/hooks';
import { refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { storedValues } from '../../../core/record/record.inputs';
import type { Writer } from '../../../db/write/writer';
import { firstBranchId } from '../../../db/schema/columns';
import { normalizeBranchCode } from '../../../domain/parties/branchFields';
import { linesOf } from '../../../domain/parties/companyFields';
import { branchRefusal } from '../../../domain/policy/branches';
import { fold } from '../../../domain/values/text';
import { City } from '../locations/city.entity';
import type {} from './branch.hooks';
import { Branch } from './branch.entity';
import { SaveBranchInput } from './branch.inputs';
import { branchList, BranchSearch } from './branch.list';
import { Registration } from './registration.entity';

export const branches = listQuery('branches', BranchSearch, branchList);

export const saveBranch = command({
  action: 'saveBranch',
  input: SaveBranchInput,
  taken: ({ name, code }) => `A branch named ${name.trim()} or ${normalizeBranchCode(code)} already exists`,
  async run({ db }, input): Promise<Branch> {
    const { uniqueId, version } = input;
    const found = uniqueId ? await db.lock(Branch, uniqueId, version) : null;
    const isActive = input.isActive ?? found?.isActive ?? true;
    if (found?.isActive && !isActive) await refuseClosing(db, found);
    const registration = await db.named(Registration, input.registrationId, 'Registration', 'registrationId');
    if (isActive) refuse(branchRefusal.register(registration));
    if (found && found.registrationId !== registration.id) await refuseMoving(db, found);
    const code = normalizeBranchCode(input.code);
    if (code !== found?.code) refuse(await ask('codeRefusal')(db, found, code));
    const details = {
      ...storedValues(input, ['code', 'addressLines', 'cityId', 'registrationId', 'isActive']),
      code,
      liveCode: code,
      liveName: fold(input.name.trim()),
      cityId: (await db.named(City, input.cityId, 'City', 'cityId')).id,
      addressLines: linesOf(input.addressLines).join('\n'),
      registrationId: registration.id,
      isActive,
    };
    return found ? db.update(found, details) : db.insert(Branch, details);
  },
});

async function refuseClosing(db: Writer, { id, name }: Branch): Promise<void> {
  const [undelivered, users] = [await ask('undeliveredOf')(db, id), await ask('usersOf')(db, id)];
  refuse(branchRefusal.close({ name, undelivered, users, isFirst: id === firstBranchId }));
}

async function refuseMoving(db: Writer, { id, name, registrationId }: Branch): Promise<void> {
  if (!(await ask('hasSupplied')(db, id))) return;
  const { gstin } = await db.get(Registration, registrationId);
  refuse(branchRefusal.move({ name, gstin }));
}
