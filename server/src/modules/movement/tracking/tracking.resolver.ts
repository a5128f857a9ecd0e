import { field, resolver } from '../../../core/operation/resolver';
import { trackAwb } from './awbTracking.service';
import { AwbTracking } from './awbTracking.type';
import { TrackHistoryPage } from './trackHistory.list';
import { trackHistories } from './trackHistory.service';

export const trackingResolver = resolver(
  field(trackHistories, TrackHistoryPage),
  field(trackAwb, AwbTracking, {
    description: 'Public tracking by AWB number. A mutation, since every look-up is recorded.',
  }),
);
