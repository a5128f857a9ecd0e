import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { CustomerForm } from '../features/customers/CustomerForm';
import { customerColumns } from '../features/customers/customerColumns';
import { useDeleteCustomer } from '../features/customers/useDeleteCustomer';
import { useCustomersQuery, type CustomerRowFragment } from '../graphql.generated';
import { ExportButton } from '../ui/ExportButton';
import { inUrl } from '../ui/inUrl';
import { ListTable } from '../ui/ListTable';
import { PageHeader } from '../ui/PageHeader';
import { SearchBox } from '../ui/SearchBox';
import { useListPage } from '../ui/useListPage';

export default function CustomersPage() {
  const list = useListPage({
    query: useCustomersQuery,
    page: (data) => data.customers,
    take: 50,
    sort: { by: 'createdOn', order: 'ASC' },
    filters: { searchText: inUrl.text },
  });
  const [chosen, setEditing] = useState<CustomerRowFragment | null>(null);
  // As it stands in the list now: after a conflict the form shows what the other one saved.
  const editing = list.rows.find(({ uniqueId }) => uniqueId === chosen?.uniqueId) ?? chosen;
  const deleteCustomer = useDeleteCustomer();

  const actions = useCallback((row: CustomerRowFragment) => (
    <>
      <Button type="link" size="small" aria-label={`Edit ${row.company}`} onClick={() => setEditing(row)}>Edit</Button>
      <Button
        type="link" size="small" danger aria-label={`Delete ${row.company}`}
        onClick={async () => {
          if (await deleteCustomer(row)) setEditing((current) => (current?.uniqueId === row.uniqueId ? null : current));
        }}
      >
        Delete
      </Button>
    </>
  ), [deleteCustomer]);

  return (
    <>
      <PageHeader title="Manage Customers" />
      <CustomerForm editing={editing} onDone={() => setEditing(null)} />
      <div className="toolbar">
        <SearchBox
          label="Search customers" placeholder="Name, company, contact or GSTIN"
          value={list.filters.searchText} onSearch={(searchText) => list.search({ searchText })}
        />
        <div className="push"><ExportButton list={list} columns={customerColumns} name="Customers" /></div>
      </div>
      <ListTable
        list={list} label="Customers" columns={customerColumns} actions={actions} onOpen={setEditing}
        tone={(row) => (row.uniqueId === editing?.uniqueId ? 'current' : undefined)}
        emptyText="There is not customers" loadingText="Customers is loading..."
      />
    </>
  );
}
