import { listQuery } from '../../../core/operation/reads';
import { trackHistoryList, TrackHistorySearch } from './trackHistory.list';

export const trackHistories = listQuery('trackHistories', TrackHistorySearch, trackHistoryList);
