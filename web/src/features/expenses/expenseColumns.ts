import type { ExpenseRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/columns';

export const expenseColumns: readonly Column<ExpenseRowFragment>[] = [
  { key: 'date', title: 'Date', value: (row) => row.date, kind: 'date', sortBy: 'date', width: 120 },
  { key: 'amount', title: 'Amount', value: (row) => row.amount, kind: 'money', sortBy: 'amount', width: 140 },
  { key: 'remark', title: 'Remark', value: (row) => row.remark, sortBy: 'remark', width: 520 },
  { key: 'createdOn', title: 'Created On', value: (row) => row.createdOn, kind: 'instant', sortBy: 'createdOn' },
];
