import type { ExpenseRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { branchColumn, type Column } from '../../ui/table/columns';

export const expenseColumns: readonly Column<ExpenseRowFragment, SortFields['Expense']>[] = [
  { key: 'date', title: 'Date', value: (row) => row.date, kind: 'date', sortBy: 'date', card: 'title' },
  { key: 'amount', title: 'Amount', value: (row) => row.amount, kind: 'money', sortBy: 'amount', card: 'state' },
  { key: 'remark', title: 'Remark', value: (row) => row.remark, sortBy: 'remark', width: 520, card: 'text' },
  {
    key: 'createdOn',
    title: 'Created On',
    value: (row) => row.createdOn,
    kind: 'instant',
    sortBy: 'createdOn',
    card: 'note',
  },
  { key: 'branch', ...branchColumn },
];
