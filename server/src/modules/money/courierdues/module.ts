import { defineModule } from '../../../core/module/module';
import { courierDueChecks } from './courierDue.checks';
import { seedDemoCourierDues } from './courierDue.demo';
import { CourierDue, CourierRemittance, CourierRemittanceLine } from './courierDue.entity';
import {
  courierDueRelations,
  courierRemittanceLineRelations,
  courierRemittanceRelations,
} from './courierDue.relations';
import { courierDueResolver } from './courierDue.resolver';
import { courierDueRoutes } from './courierDue.rest';
import { importOfCourierRemittances } from './courierSheet.import';
import { followDoorMoney } from './doorMoney';

export const courierdues = defineModule({
  records: {
    CourierDue: {
      entity: CourierDue,
      plural: 'courier dues',
      listedBy: 'courierDues',
      visible: 'all',
      nameColumns: ['deliveredOn'],
      relations: courierDueRelations,
    },
    CourierRemittance: {
      entity: CourierRemittance,
      plural: 'courier remittances',
      listedBy: 'courierRemittances',
      visible: 'all',
      nameColumns: ['number'],
      relations: courierRemittanceRelations,
    },
    CourierRemittanceLine: {
      entity: CourierRemittanceLine,
      plural: 'courier remittance lines',
      listedBy: 'courierRemittances',
      visible: 'all',
      nameColumns: ['amount'],
      relations: courierRemittanceLineRelations,
    },
  },
  hooks: { followDoorMoney, importOfCourierRemittances },
  resolvers: [courierDueResolver],
  routes: courierDueRoutes,
  seedDemo: seedDemoCourierDues,
  checks: courierDueChecks,
});
