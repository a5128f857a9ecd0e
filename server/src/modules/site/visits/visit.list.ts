import { InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { Visit } from './visit.entity';

@InputType()
export class VisitSearch extends ListInput {}

export const VisitPage = pageOf(Visit, 'Visit');

export const visitList: ListSpec<Visit, VisitSearch> = {
  entity: Visit,
  sort: {
    visitorId: 'visitorId',
    browser: 'browser',
    device: 'device',
    operatingSystem: 'operatingSystem',
    ipAddress: 'ipAddress',
    page: 'page',
    search: 'search',
    tracking: 'tracking',
    enquirySent: 'enquirySent',
    createdOn: 'createdOn',
    lastVisit: 'lastVisit',
  },
  sorting: { by: 'wholeTable', because: 'one row a visit' },
  defaultSort: ['createdOn', 'DESC'],
  pageSize: 50,
  filters: {},
};
