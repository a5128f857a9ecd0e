import { defineModule, internalEntities } from '../../core/module';
import { ConsignmentBulkResolver } from './bulk.resolver';
import { consignmentChecks } from './consignment.checks';
import { Consignment } from './consignment.entity';
import { refuseWithoutEway } from './consignment.eway';
import { consignmentRelations } from './consignment.relations';
import { ConsignmentResolver } from './consignment.resolver';
import { consignmentRoutes } from './consignment.rest';
import { seedDemoEway } from './eway.demo';
import { RerateResolver } from './rerate.resolver';
import { rerateRoutes } from './rerate.rest';
import { ConsignmentHistory } from './history.entity';
import { ConsignmentDay } from './rollup/consignmentDay.entity';
import { ConsignmentFacet } from './rollup/consignmentFacet.entity';

export const consignments = defineModule({
  records: {
    Consignment: {
      entity: Consignment,
      listedBy: 'consignments',
      visible: 'all',
      nameColumns: ['awbNo'],
      relations: consignmentRelations,
      refuseWrite: refuseWithoutEway,
    },
    ConsignmentHistory: {
      entity: ConsignmentHistory,
      listedBy: 'consignments',
      visible: 'all',
      nameColumns: ['action'],
    },
  },
  internalEntities: internalEntities(ConsignmentDay, ConsignmentFacet),
  resolvers: [ConsignmentResolver, ConsignmentBulkResolver, RerateResolver],
  routes: [...consignmentRoutes, ...rerateRoutes],
  seedDemo: seedDemoEway,
  checks: consignmentChecks,
});
