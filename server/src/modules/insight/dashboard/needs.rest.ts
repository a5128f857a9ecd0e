import { many, route } from '../../../core/module/route';
import { monthFigures } from './monthFigures.service';
import { MonthFigure } from './monthFigures.type';
import { needsToday } from './needs.service';
import { NeedToday } from './needs.type';

export const needsRoutes = [
  route('GET', 'dashboard/needs', {
    run: needsToday,
    answer: many(NeedToday, undefined, { with: { filters: 'all' } }),
  }),
  route('GET', 'dashboard/figures', { run: monthFigures, answer: many(MonthFigure) }),
];
