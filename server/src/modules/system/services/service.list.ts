import { InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { Service } from './service.entity';

@InputType()
export class ServiceSearch extends ListInput {}

export const ServicePage = pageOf(Service, 'Service');

export const serviceList: ListSpec<Service, ServiceSearch> = {
  entity: Service,
  sort: ['name', 'validFrom', 'charge', 'percent'],
  sorting: { by: 'wholeTable', because: 'some services' },
  defaultSort: ['name', 'ASC'],
  pageSize: 500,
  filters: {},
};
