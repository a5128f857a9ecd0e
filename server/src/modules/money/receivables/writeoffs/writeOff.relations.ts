import { toOne, type Relations } from '../../../../core/record/relations';
import { User } from '../../../parties/users/user.entity';
import type { WriteOff } from './writeOff.entity';

export const writeOffRelations: Relations<WriteOff> = {
  createdBy: toOne('createdById', () => User),
  approvedBy: toOne('approvedById', () => User),
};
