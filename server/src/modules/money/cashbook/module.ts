import { defineModule, internalEntities } from '../../../core/module/module';
import { toOne } from '../../../core/record/relations';
import { User } from '../../parties/users/user.entity';
import { cashBookChecks } from './cashBook.checks';
import { cashBookNeeds } from './cashBook.needs';
import { cashBookResolver } from './cashBook.resolver';
import { cashBookRoutes } from './cashBook.rest';
import { CashDay, CashDeposit, CashEntry } from './cashDay.entity';

export const cashbook = defineModule({
  records: {
    CashDay: {
      entity: CashDay,
      listedBy: 'cashDays',
      visible: 'all',
      nameColumns: ['date'],
      relations: { createdBy: toOne('createdById', () => User), confirmedBy: toOne('confirmedById', () => User) },
    },
    CashDeposit: { entity: CashDeposit, listedBy: 'cashDays', visible: 'all', nameColumns: ['reference'] },
  },
  internalEntities: internalEntities(CashEntry),
  resolvers: [cashBookResolver],
  routes: cashBookRoutes,
  checks: cashBookChecks,
  needs: cashBookNeeds,
});
