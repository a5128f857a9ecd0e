import { Field, InputType } from 'type-graphql';
import { atLeast, atMost, byBranch } from '../../../core/list/filters';
import { BranchListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { DateOnly } from '../../../core/record/scalars';
import { CashDay } from './cashDay.entity';

@InputType()
export class CashDaySearch extends BranchListInput {
  @Field(() => DateOnly, { nullable: true })
  fromDate?: string;

  @Field(() => DateOnly, { nullable: true })
  toDate?: string;
}

export const CashDayPage = pageOf(CashDay, 'CashDay');

export const cashDayList: ListSpec<CashDay, CashDaySearch> = {
  entity: CashDay,
  sort: ['date', 'receipts', 'expenses', 'deposits', 'countedCash', 'difference', 'createdOn'],
  sorting: { by: 'wholeTable', because: 'one a day and branch' },
  defaultSort: ['date', 'DESC'],
  pageSize: 50,
  filters: { branchId: byBranch, fromDate: atLeast('date'), toDate: atMost('date') },
};
