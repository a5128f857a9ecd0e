import { defineModule } from '../../../core/module/module';
import { TrackHistory } from './trackHistory.entity';
import { trackingResolver } from './tracking.resolver';
import { trackingRoutes } from './tracking.rest';

export const tracking = defineModule({
  records: {
    TrackHistory: {
      entity: TrackHistory,
      listedBy: 'trackHistories',
      visible: 'all',
      nameColumns: ['awbNo'],
    },
  },
  resolvers: [trackingResolver],
  routes: trackingRoutes,
});
