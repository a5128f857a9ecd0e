import { StatCard } from './summary.type';
import { many, route } from '../../../core/module/route';
import { dashboardSummary } from './summary.service';

export const summaryRoutes = [
  route('GET', 'dashboard/summary', {
    run: dashboardSummary,
    answer: many(StatCard),
  }),
];
