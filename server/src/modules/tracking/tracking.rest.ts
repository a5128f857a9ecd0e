import { one, route, rows } from '../../core/route';
import { trackAwb } from './awbTracking.service';
import { trackHistories } from './trackHistory.service';

export const trackingRoutes = [
  route('GET', 'trackhistories', {
    run: trackHistories,
    answer: rows('TrackHistory', '{ id uniqueId awbNo consignmentId deliveryStatus requestId createdOn }'),
  }),
  route('GET', 'tracking/:awbNo', {
    run: trackAwb,
    answer: one('AwbTracking', '{ awbNo deliveryStatus movements { actionDate city deliveryStatus action } }'),
  }),
];
