import { field, resolver } from '../../../core/operation/resolver';
import { monthFigures } from './monthFigures.service';
import { MonthFigure } from './monthFigures.type';
import { needsToday } from './needs.service';
import { NeedToday } from './needs.type';

export const needsResolver = resolver(
  field(needsToday, [NeedToday], { description: 'What waits today, of what the user may do something about.' }),
  field(monthFigures, [MonthFigure]),
);
