import { defineModule, internalEntities } from '../../../core/module/module';
import { consignmentBulkResolver } from './bulk.resolver';
import { consignmentAnswers } from './consignment.answers';
import { consignmentChecks } from './consignment.checks';
import { Consignment } from './consignment.entity';
import { refuseWithoutEway } from './consignment.eway';
import { bookNeed } from './books/receiptBooks.service';
import { consignmentNeeds } from './consignment.needs';
import { consignmentRelations } from './consignment.relations';
import { consignmentResolver } from './consignment.resolver';
import { consignmentRoutes } from './consignment.rest';
import { seedDemoImport } from './import.demo';
import { seedDemoEway } from './eway.demo';
import { rerateResolver } from './rerate.resolver';
import { rerateRoutes } from './rerate.rest';
import { ConsignmentRating } from './rating.entity';
import { ratingRelations } from './rating.relations';
import { receiptBookResolver } from './receiptBook.resolver';
import { receiptBookRoutes } from './receiptBook.rest';
import { ReceiptBook } from './books/receiptBook.entity';
import { ConsignmentHistory } from './history.entity';
import { ConsignmentDay, ConsignmentFacet } from './rollup/rollup.entity';

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
    ConsignmentRating: {
      entity: ConsignmentRating,
      listedBy: 'consignments',
      visible: 'all',
      nameColumns: ['customerZone'],
      relations: ratingRelations,
    },
    ReceiptBook: {
      entity: ReceiptBook,
      listedBy: 'receiptBooks',
      visible: 'all',
      nameColumns: ['prefix', 'fromNumber', 'toNumber'],
      cachedColumns: ['branchId', 'vendorId', 'prefix', 'fromNumber', 'toNumber'],
      cachedWhole: true,
    },
  },
  internalEntities: internalEntities(ConsignmentDay, ConsignmentFacet),
  hooks: consignmentAnswers,
  resolvers: [consignmentResolver, consignmentBulkResolver, receiptBookResolver, rerateResolver],
  routes: [...consignmentRoutes, ...receiptBookRoutes, ...rerateRoutes],
  seedDemo: [seedDemoEway, seedDemoImport],
  checks: consignmentChecks,
  needs: [...consignmentNeeds, bookNeed],
});
