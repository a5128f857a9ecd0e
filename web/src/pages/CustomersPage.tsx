import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { productTexts } from '../../../server/src/domain/productTexts';
import { CustomerForm } from '../features/customers/CustomerForm';
import { customerColumns } from '../features/customers/customerColumns';
import { useDeleteCustomer } from '../features/customers/useDeleteCustomer';
import { ImportButton } from '../features/imports/ImportButton';
import { useCustomersQuery, type CustomerRowFragment } from '../graphql.generated';
import { paths } from '../paths';
import { ExportButton } from '../ui/ExportButton';
import { urlCodecs } from '../ui/urlCodecs';
import { ListTable } from '../ui/ListTable';
import { PageHeader } from '../ui/PageHeader';
import { RowButton } from '../ui/RowButton';
import { RowButtons } from '../ui/RowButtons';
import { SearchBox } from '../ui/SearchBox';
import { useEditing } from '../ui/useEditing';
import { useListPage } from '../ui/useListPage';
import { usePermission } from '../ui/usePermission';

export default function CustomersPage() {
  const list = useListPage({
    query: useCustomersQuery,
    page: (data) => data.customers,
    take: 50,
    sort: { by: 'createdOn', order: 'ASC' },
    filters: { searchText: urlCodecs.text },
  });
  const { editing, edit, done, forget, tone } = useEditing(list.rows);
  const deleteCustomer = useDeleteCustomer();
  const navigate = useNavigate();
  const mayReadLedger = usePermission()('customerLedger');

  const actions = useCallback(
    (row: CustomerRowFragment) => {
      const remove = async () => {
        if (await deleteCustomer(row)) forget(row);
      };
      return (
        <>
          {mayReadLedger && (
            <RowButton
              aria-label={`Ledger of ${row.company}`}
              onClick={() => void navigate(paths.customerLedger(row.uniqueId))}
            >
              Ledger
            </RowButton>
          )}
          <RowButtons name={row.company} onEdit={() => edit(row)} onDelete={remove} />
        </>
      );
    },
    [deleteCustomer, edit, forget, mayReadLedger, navigate],
  );

  return (
    <>
      <PageHeader title="Manage Customers" />
      <CustomerForm editing={editing} onDone={done} />
      <div className="toolbar">
        <SearchBox
          label="Search customers"
          placeholder="Name, company, contact or GSTIN"
          value={list.filters.searchText}
          onSearch={(searchText) => list.search({ searchText })}
        />
        <div className="push">
          <ImportButton kind="Customers" />
          <ExportButton list={list} columns={customerColumns} name="Customers" />
        </div>
      </div>
      <ListTable
        list={list}
        label="Customers"
        columns={customerColumns}
        actions={actions}
        onOpen={edit}
        tone={tone}
        emptyText={productTexts.noCustomers}
        loadingText="Loading customers..."
      />
    </>
  );
}
