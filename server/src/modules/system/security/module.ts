import { defineModule } from '../../../core/module/module';
import { conflict } from '../../../core/operation/errors';
import { toOne } from '../../../core/record/relations';
import { User } from '../../parties/users/user.entity';
import { SecurityEvent } from './securityEvent.entity';
import { securityEventResolver } from './securityEvent.resolver';
import { securityEventRoutes } from './securityEvent.rest';
import { writeSecurityEvent } from './securityLog';

export const security = defineModule({
  records: {
    SecurityEvent: {
      entity: SecurityEvent,
      listedBy: 'securityEvents',
      visible: 'all',
      nameColumns: ['kind'],
      relations: { user: toOne('userId', () => User), createdBy: toOne('createdById', () => User) },
      // Its rows are written by `securityLog.ts` alone, past the change log.
      refuseWrite: () => Promise.reject(conflict('The security log is not changed')),
    },
  },
  resolvers: [securityEventResolver],
  routes: securityEventRoutes,
  writeSecurityEvent,
});
