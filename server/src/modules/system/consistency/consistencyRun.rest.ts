import { route, rows } from '../../../core/module/route';
import { consistencyRuns } from './consistencyRun.service';
import { ConsistencyResult } from './consistencyRun.type';

export const consistencyRunRoutes = [
  route('GET', 'consistency/runs', {
    run: consistencyRuns,
    answer: rows(ConsistencyResult, { with: { findings: 'all' } }),
  }),
];
