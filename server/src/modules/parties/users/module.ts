import { IsNull } from 'typeorm';
import { defineModule } from '../../../core/module/module';
import type { Reader } from '../../../db/read/reader';
import { User } from './user.entity';
import { userResolver } from './user.resolver';
import { userRoutes } from './user.rest';

export const users = defineModule({
  records: {
    User: {
      entity: User,
      listedBy: 'users',
      visible: 'all',
      nameColumns: ['firstName', 'lastName'],
      cachedColumns: ['firstName', 'lastName'],
    },
  },
  hooks: {
    usersOf: (db: Reader, branchId: number) =>
      db.select(User, 'r').where({ branchId, deletedOn: IsNull(), isActive: true }).getCount(),
  },
  resolvers: [userResolver],
  routes: userRoutes,
});
