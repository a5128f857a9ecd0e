import { InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { Visit } from './visit.entity';

@InputType()
export class VisitSearch extends ListInput {}

export const VisitPage = pageOf(Visit, 'Visit');

export const visitList: ListSpec<Visit, VisitSearch> = {
  entity: Visit,
  sort: [
    'visitorId',
    'browser',
    'device',
    'operatingSystem',
    'ipAddress',
    'page',
    'search',
    'tracking',
    'enquirySent',
    'createdOn',
    'lastVisit',
  ],
  sorting: { by: 'wholeTable', because: 'one row a visit' },
  defaultSort: ['createdOn', 'DESC'],
  pageSize: 50,
  filters: {},
};
