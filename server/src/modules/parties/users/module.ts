import { defineModule } from '../../../core/module/module';
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
  resolvers: [userResolver],
  routes: userRoutes,
});
