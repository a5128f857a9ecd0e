import { toOne, type Relations } from '../../../core/record/relations';
import { Customer } from '../../parties/customers/customer.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import type { CargoConsignment } from './cargo.entity';

export const cargoRelations: Relations<CargoConsignment> = {
  sender: toOne('senderId', () => Customer),
  receiver: toOne('receiverId', () => Customer),
  cargo: toOne('cargoId', () => Vendor),
  createdBy: toOne('createdById', () => User),
  updatedBy: toOne('updatedById', () => User),
};
