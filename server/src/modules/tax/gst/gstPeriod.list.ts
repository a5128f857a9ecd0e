import { InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { GstPeriod } from '../../system/periods/gstPeriod.entity';

@InputType()
export class GstPeriodSearch extends ListInput {}

export const GstPeriodPage = pageOf(GstPeriod, 'GstPeriod');

export const gstPeriodList: ListSpec<GstPeriod, GstPeriodSearch> = {
  entity: GstPeriod,
  sort: ['month', 'filedOn'],
  sorting: { by: 'wholeTable', because: 'twelve months a year' },
  defaultSort: ['month', 'DESC'],
  pageSize: 100,
  filters: {},
};
