import type { Reader } from '../../db/reader';
import type { Fields } from '../../fields';
import { attachTo, recordOf, type Relations } from '../../relations';
import { Customer } from '../customers/customer.entity';
import { personNames } from '../users/personNames';
import { Vendor } from '../vendors/vendor.entity';
import type { CargoConsignment } from './cargo.entity';

export const cargoRelations: Relations<CargoConsignment> = {
  sender: ['senderId', recordOf(Customer)],
  receiver: ['receiverId', recordOf(Customer)],
  cargo: ['cargoId', recordOf(Vendor)],
  createdBy: ['createdById', personNames],
  updatedBy: ['updatedById', personNames],
};

/** One cargo consignment as an operation answers it, with whatever the client asked to see of it. */
export async function presented(db: Reader, cargo: CargoConsignment, fields: Fields): Promise<CargoConsignment> {
  await attachTo(db, cargoRelations, [cargo], fields);
  return cargo;
}
