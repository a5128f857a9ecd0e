import { InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { EwayLimit } from './ewayLimit.entity';

@InputType()
export class EwayLimitSearch extends ListInput {}

export const EwayLimitPage = pageOf(EwayLimit, 'EwayLimit');

export const ewayLimitList: ListSpec<EwayLimit, EwayLimitSearch> = {
  entity: EwayLimit,
  sort: ['validFrom', 'amount', 'kind'],
  sorting: { by: 'wholeTable', because: 'some for each state' },
  defaultSort: ['validFrom', 'DESC'],
  pageSize: 500,
  filters: {},
};
