import { listPage } from '../../../core/list';
import { query } from '../../../core/operation';
import { trackHistoryList, TrackHistorySearch } from './trackHistory.list';

export const trackHistories = query({
  action: 'trackHistories',
  input: TrackHistorySearch,
  run: (context, search) => listPage(trackHistoryList, context, search),
});
