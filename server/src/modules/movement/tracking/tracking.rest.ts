import { TrackHistory } from './trackHistory.entity';
import { AwbTracking } from './awbTracking.type';
import { one, route, rows } from '../../../core/module/route';
import { trackAwb } from './awbTracking.service';
import { trackHistories } from './trackHistory.service';

export const trackingRoutes = [
  route('GET', 'trackhistories', {
    run: trackHistories,
    answer: rows(TrackHistory, { without: ['version', 'updatedOn', 'deletedOn'] }),
  }),
  route('GET', 'tracking/:awbNo', {
    run: trackAwb,
    answer: one(AwbTracking, { with: { movements: 'all' } }),
  }),
];
