import { InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../core/list';
import { Visit } from './visit.entity';

@InputType()
export class VisitSearch extends ListInput {}

export const VisitPage = pageOf(Visit, 'Visit');

export const visitList: ListSpec<Visit, VisitSearch> = {
  entity: Visit,
  sort: {
    visitorId: 'r.visitorId',
    browser: 'r.browser',
    device: 'r.device',
    operatingSystem: 'r.operatingSystem',
    ipAddress: 'r.ipAddress',
    page: 'r.page',
    search: 'r.search',
    tracking: 'r.tracking',
    enquirySent: 'r.enquirySent',
    createdOn: 'r.createdOn',
    lastVisit: 'r.lastVisit',
  },
  defaultSort: ['createdOn', 'DESC'],
  pageSize: 50,
  filters: {},
};
