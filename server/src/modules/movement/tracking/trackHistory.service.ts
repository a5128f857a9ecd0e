import { listPage } from '../../../core/list/list';
import { query } from '../../../core/operation/operation';
import { trackHistoryList, TrackHistorySearch } from './trackHistory.list';

export const trackHistories = query({
  action: 'trackHistories',
  input: TrackHistorySearch,
  run: (context, search) => listPage(trackHistoryList, context, search),
});
