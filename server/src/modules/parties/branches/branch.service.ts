import { refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { storedValues } from '../../../core/record/record.inputs';
import { firstBranchId, normalizeBranchCode } from '../../../domain/parties/branchFields';
import { linesOf } from '../../../domain/parties/companyFields';
import { branchRefusal } from '../../../domain/policy/branches';
import { fold } from '../../../domain/values/text';
import { City } from '../locations/city.entity';
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
    if (found?.isActive && !isActive)
      refuse(branchRefusal.close({ name: found.name, isFirst: found.id === firstBranchId }));
    const registration = await db.named(Registration, input.registrationId, 'Registration', 'registrationId');
    if (isActive) refuse(branchRefusal.register(registration));
    const code = normalizeBranchCode(input.code);
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
