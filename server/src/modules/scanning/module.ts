import { defineModule } from '../../core/module';
import { ScanningResolver } from './scanning.resolver';
import { scanningRoutes } from './scanning.rest';

export const scanning = defineModule({
  resolvers: [ScanningResolver],
  routes: scanningRoutes,
});
