import { defineModule, internalEntities } from '../../../core/module/module';
import { Scan } from './scan.entity';
import { scanningResolver } from './scanning.resolver';
import { scanningRoutes } from './scanning.rest';
import { seedDemoScans } from './scanSession.demo';
import { ScanSession } from './scanSession.entity';
import { scanSessionRelations } from './scanSession.relations';

export const scanning = defineModule({
  records: {
    ScanSession: {
      entity: ScanSession,
      listedBy: 'scanSessions',
      visible: 'all',
      nameColumns: ['kind'],
      relations: scanSessionRelations,
    },
  },
  internalEntities: internalEntities(Scan),
  resolvers: [scanningResolver],
  routes: scanningRoutes,
  seedDemo: seedDemoScans,
});
