import { randomUUID } from 'node:crypto';
import { command } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import type { Writer } from '../../../db/write/writer';
import { textOrNull } from '../../../domain/values/text';
import { chosenBranch } from '../../parties/branches/chosenBranch';
import { standing } from '../../parties/users/userState';
import { User } from '../../parties/users/user.entity';
import { DeliveryPerson } from './deliveryPerson.entity';
import { SaveDeliveryPersonInput } from './runSheet.inputs';
import { deliveryPersonList, DeliveryPersonSearch } from './runSheet.list';

export const deliveryPersons = listQuery('deliveryPersons', DeliveryPersonSearch, deliveryPersonList);

export const saveDeliveryPerson = command({
  action: 'saveDeliveryPerson',
  input: SaveDeliveryPersonInput,
  async run({ db }, { uniqueId, version, isActive, ...input }) {
    const details = { name: input.name.trim(), phone: textOrNull(input.phone ?? ''), isActive: isActive !== false };
    if (!uniqueId) return addPerson(db, { ...details, branchId: await chosenBranch(db, input.branchId, db.branchId) });
    const found = await db.lock(DeliveryPerson, uniqueId, version);
    return db.update(found, { ...details, branchId: await chosenBranch(db, input.branchId, found.branchId) });
  },
});

/** Without an address to sign in with, and blocked. */
const userOf = (name: string) => {
  const [firstName = name, ...rest] = name.slice(0, 40).split(' ');
  return {
    firstName,
    lastName: rest.join(' '),
    emailAddress: `${randomUUID()}@delivery.invalid`,
    liveEmail: null,
    gender: 'Male',
    role: 'Member',
    roleId: null,
    ...standing('Blocked'),
    passwordHash: null,
    imagePath: null,
    labelSize: null,
    otherBranches: null,
    secondFactorOn: null,
    lastLoginDate: null,
    lastLogoutDate: null,
  } as const;
};

export async function addPerson(
  db: Writer,
  details: Pick<DeliveryPerson, 'name' | 'phone' | 'isActive' | 'branchId'>,
): Promise<DeliveryPerson> {
  const { id: userId } = await db.insert(User, { ...userOf(details.name), branchId: details.branchId });
  return db.insert(DeliveryPerson, { ...details, userId });
}
