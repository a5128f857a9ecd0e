import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { productTexts } from '../../../server/src/domain/productTexts';
import { CustomerForm } from '../features/customers/CustomerForm';
import { customerColumns } from '../features/customers/customerColumns';
import { useDeleteCustomer } from '../features/customers/useDeleteCustomer';
import { ImportButton } from '../features/imports/ImportButton';
import { useCustomersQuery, type CustomerRowFragment } from '../graphql.generated';
import { paths } from '../paths';
import { ExportButton } from '../ui/file/ExportButton';
import { urlCodecs } from '../ui/search/urlCodecs';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { RowMenu } from '../ui/table/RowMenu';
import { SearchBox } from '../ui/search/SearchBox';
import { useEditing } from '../ui/form/useEditing';
import { useListPage } from '../ui/table/useListPage';
import { usePermission } from '../ui/app/usePermission';
import { Toolbar } from '../ui/panel/Toolbar';

export default function CustomersPage() {
  const list = useListPage({
    query: useCustomersQuery,
    page: (data) => data.customers,
    take: 50,
    sort: { by: 'createdOn', order: 'ASC' },
    filters: { searchText: urlCodecs.text },
  });
  const { editing, edit, done, forget, tone } = useEditing(list.rows);
  const mayEdit = usePermission()('updateCustomer');
  const deleteCustomer = useDeleteCustomer();
  const navigate = useNavigate();

  const actions = useCallback(
    (row: CustomerRowFragment) => {
      const remove = async () => {
        if (await deleteCustomer(row)) forget(row);
      };
      return (
        <RowMenu
          name={row.company}
          actions={[
            { label: 'Edit', action: 'updateCustomer', run: () => edit(row) },
            {
              label: 'Ledger',
              called: `Ledger of ${row.company}`,
              action: 'customerLedger',
              run: () => void navigate(paths.customerLedger(row.uniqueId)),
            },
            { label: 'Delete', action: 'deleteCustomer', danger: true, run: () => void remove() },
          ]}
        />
      );
    },
    [deleteCustomer, edit, forget, navigate],
  );

  return (
    <>
      <PageHeader title="Manage Customers" />
      <CustomerForm editing={editing} onDone={done} />
      <Toolbar
        more={<ImportButton kind="Customers" />}
        columns={customerColumns}
        excel={<ExportButton list={list} columns={customerColumns} name="Customers" />}
      >
        <SearchBox
          label="Search customers"
          placeholder="Name, company, contact or GSTIN"
          value={list.filters.searchText}
          onSearch={(searchText) => list.search({ searchText })}
        />
      </Toolbar>
      <ListTable
        list={list}
        label="Customers"
        columns={customerColumns}
        actions={actions}
        onOpen={mayEdit ? edit : undefined}
        tone={tone}
        emptyText={productTexts.noCustomers}
        emptyNote="The form above adds the first."
        loadingText="Loading customers..."
      />
    </>
  );
}
