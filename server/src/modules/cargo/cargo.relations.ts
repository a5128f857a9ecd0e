import { toOne, type Relations } from '../../core/relations';
import { Customer } from '../customers/customer.entity';
import { User } from '../users/user.entity';
import { Vendor } from '../vendors/vendor.entity';
import type { CargoConsignment } from './cargo.entity';

export const cargoRelations: Relations<CargoConsignment> = {
  sender: toOne('senderId', () => Customer),
  receiver: toOne('receiverId', () => Customer),
  cargo: toOne('cargoId', () => Vendor),
  createdBy: toOne('createdById', () => User),
  updatedBy: toOne('updatedById', () => User),
};
