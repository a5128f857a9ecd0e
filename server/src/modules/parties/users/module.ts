import { IsNull } from 'typeorm';
import { defineModule } from '../../../core/module/module';
import { computed } from '../../../core/record/relations';
import type { Reader } from '../../../db/read/reader';
import { seedDemoRole } from './roles/userRole.demo';
import { roleOfUser, userRoleRelations } from './roles/userRole.relations';
import { userRoleResolver } from './roles/userRole.resolver';
import { userRoleRoutes } from './roles/userRole.rest';
import { User, UserRole } from './user.entity';
import { userResolver } from './user.resolver';
import { userRoutes } from './user.rest';
import { otherBranchIds } from './workingBranches';

export const users = defineModule({
  records: {
    User: {
      entity: User,
      listedBy: 'users',
      visible: 'all',
      nameColumns: ['firstName', 'lastName'],
      cachedColumns: ['firstName', 'lastName'],
      relations: { userRole: roleOfUser, otherBranchIds: computed(['otherBranches'], otherBranchIds) },
    },
    UserRole: {
      entity: UserRole,
      plural: 'roles',
      listedBy: 'roles',
      visible: 'all',
      nameColumns: ['name'],
      cachedColumns: ['uniqueId', 'version', 'name', 'builtIn', 'granted'],
      relations: userRoleRelations,
    },
  },
  hooks: {
    usersOf: (db: Reader, branchId: number) =>
      db.select(User, 'r').where({ branchId, deletedOn: IsNull(), isActive: true }).getCount(),
  },
  resolvers: [userResolver, userRoleResolver],
  routes: [...userRoutes, ...userRoleRoutes],
  seedDemo: seedDemoRole,
});
