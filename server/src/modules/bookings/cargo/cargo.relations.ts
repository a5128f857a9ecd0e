import { toOne, type Relations } from '../../../core/record/relations';
import { User } from '../../parties/users/user.entity';
import type { CargoConsignment } from './cargo.entity';

export const cargoRelations: Relations<CargoConsignment> = {
  createdBy: toOne('createdById', () => User),
  updatedBy: toOne('updatedById', () => User),
};
