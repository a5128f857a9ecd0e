import { Field, InputType } from 'type-graphql';
import { atLeast, atMost } from '../../../core/list/filters';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { DateOnly } from '../../../core/record/scalars';
import { CashDay } from './cashDay.entity';

@InputType()
export class CashDaySearch extends ListInput {
  @Field(() => DateOnly, { nullable: true })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;
}

export const CashDayPage = pageOf(CashDay, 'CashDay');

export const cashDayList: ListSpec<CashDay, CashDaySearch> = {
  entity: CashDay,
  sort: {
    date: 'date',
    receipts: 'receipts',
    expenses: 'expenses',
    deposits: 'deposits',
    countedCash: 'countedCash',
    difference: 'difference',
    createdOn: 'createdOn',
  },
  sorting: { by: 'wholeTable', because: 'one a day' },
  defaultSort: ['date', 'DESC'],
  pageSize: 50,
  filters: { fromDate: atLeast('date'), toDate: atMost('date') },
};
