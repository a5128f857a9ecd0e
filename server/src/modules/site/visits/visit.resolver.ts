import { field, resolver } from '../../../core/operation/resolver';
import { VisitPage } from './visit.list';
import { countVisit, visits } from './visit.service';

export const visitResolver = resolver(
  field(visits, VisitPage),
  field(countVisit, Boolean, {
    root: 'Mutation',
    description: 'Counts a page view of the public site for the visitor.',
  }),
);
