import { InputType } from 'type-graphql';
import { byBranch } from '../../../core/list/filters';
import { BranchListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { Expense } from './expense.entity';

@InputType()
export class ExpenseSearch extends BranchListInput {}

export const ExpensePage = pageOf(Expense, 'Expense');

export const expenseList: ListSpec<Expense, ExpenseSearch> = {
  entity: Expense,
  sort: ['date', 'amount', 'remark', 'createdOn'],
  sorting: { by: 'wholeTable', because: 'some ten expenses a day' },
  defaultSort: ['date', 'DESC'],
  // The specification's call has no paging.
  pageSize: 5000,
  filters: { branchId: byBranch },
};
