import { useCallback } from 'react';
import { expenseColumns } from '../features/expenses/expenseColumns';
import { ExpenseForm } from '../features/expenses/ExpenseForm';
import { useDeleteExpense } from '../features/expenses/useDeleteExpense';
import { useExpensesQuery, type ExpenseRowFragment, type ExpenseSearch } from '../graphql.generated';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { ToolbarBranch } from '../ui/search/SearchBranch';
import { defineSearch, filters } from '../ui/search/defineSearch';
import { RowMenu } from '../ui/table/RowMenu';
import { useEditing } from '../ui/form/useEditing';
import { useListPage } from '../ui/table/useListPage';
import { Toolbar } from '../ui/panel/Toolbar';
import { ViewMenu } from '../ui/views/ViewMenu';
import { usePermission } from '../ui/app/usePermission';

const expenseSearch = defineSearch<ExpenseSearch>()({
  branchId: filters.reference((name) => `Branch: ${name}`),
});

export default function ExpensesPage() {
  const list = useListPage({
    query: useExpensesQuery,
    page: (data) => data.expenses,
    take: 50,
    sort: { by: 'date', order: 'DESC' },
    filters: expenseSearch.codecs,
    toSearch: expenseSearch.toSearch,
  });
  const { editing, edit, done, forget, tone } = useEditing(list.rows);
  const mayEdit = usePermission()('updateExpense');
  const deleteExpense = useDeleteExpense();

  const actions = useCallback(
    (row: ExpenseRowFragment) => {
      const remove = async () => {
        if (await deleteExpense(row)) forget(row);
      };
      return (
        <RowMenu
          name={row.remark}
          actions={[
            { label: 'Edit', action: 'updateExpense', run: () => edit(row) },
            { label: 'Delete', action: 'deleteExpense', danger: true, run: () => void remove() },
          ]}
        />
      );
    },
    [deleteExpense, edit, forget],
  );

  return (
    <>
      <PageHeader title="Manage Expenses" />
      <ExpenseForm editing={editing} onDone={done} />
      <Toolbar columns={expenseColumns}>
        <ViewMenu />
        <ToolbarBranch value={list.filters.branchId} onChange={(branchId) => list.search({ branchId })} />
      </Toolbar>
      <ListTable
        list={list}
        label="Expenses"
        columns={expenseColumns}
        actions={actions}
        onOpen={mayEdit ? edit : undefined}
        tone={tone}
        emptyText="There is no expense data"
        emptyNote="The form above adds the first."
        loadingText="Loading expenses..."
      />
    </>
  );
}
