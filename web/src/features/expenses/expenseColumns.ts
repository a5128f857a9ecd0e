import type { ExpenseRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { branchColumn, type Column } from '../../ui/table/columns';

export const expenseColumns: readonly Column<ExpenseRowFragment, SortFields['Expense']>[] = [
  { key: 'date', title: 'Date', kind: 'date', sortBy: 'date', card: 'title' },
  { key: 'amount', title: 'Amount', kind: 'money', sortBy: 'amount', card: 'state' },
  { key: 'remark', title: 'Remark', sortBy: 'remark', width: 520, card: 'text' },
  { key: 'createdOn', title: 'Created On', kind: 'instant', sortBy: 'createdOn', card: 'note' },
  { key: 'branch', ...branchColumn },
];
