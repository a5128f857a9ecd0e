import { defineRelations, toOne } from '../../core/relations';
import { Customer } from '../customers/customer.entity';
import { User } from '../users/user.entity';
import { Vendor } from '../vendors/vendor.entity';
import { CargoConsignment } from './cargo.entity';

defineRelations(CargoConsignment, {
  sender: toOne('senderId', () => Customer),
  receiver: toOne('receiverId', () => Customer),
  cargo: toOne('cargoId', () => Vendor),
  createdBy: toOne('createdById', () => User),
  updatedBy: toOne('updatedById', () => User),
});
