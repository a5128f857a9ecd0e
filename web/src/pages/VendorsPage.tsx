import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { vendorRefusal } from '../../../server/src/domain/policy';
import { useDeleteVendor } from '../features/vendors/useDeleteVendor';
import { vendorColumns } from '../features/vendors/vendorColumns';
import { VendorForm } from '../features/vendors/VendorForm';
import { useVendorsQuery, type VendorRowFragment } from '../graphql.generated';
import { ListTable } from '../ui/ListTable';
import { PageHeader } from '../ui/PageHeader';
import { useListPage, wholeList } from '../ui/useListPage';

export default function VendorsPage() {
  const list = useListPage({
    query: useVendorsQuery,
    page: (data) => data.vendors,
    take: wholeList,
    sort: { by: 'name', order: 'ASC' },
    filters: {},
  });
  const [chosen, setEditing] = useState<VendorRowFragment | null>(null);
  // As it stands in the list now: after a conflict the form shows what the other one saved.
  const editing = list.rows.find(({ uniqueId }) => uniqueId === chosen?.uniqueId) ?? chosen;
  const deleteVendor = useDeleteVendor();

  const actions = useCallback((row: VendorRowFragment) => (
    <>
      <Button type="link" size="small" aria-label={`Edit ${row.name}`} onClick={() => setEditing(row)}>Edit</Button>
      {!vendorRefusal.delete(row) && (
        <Button
          type="link" size="small" danger aria-label={`Delete ${row.name}`}
          onClick={async () => {
            if (await deleteVendor(row)) setEditing((current) => (current?.uniqueId === row.uniqueId ? null : current));
          }}
        >
          Delete
        </Button>
      )}
    </>
  ), [deleteVendor]);

  return (
    <>
      <PageHeader title="Manage Vendors" />
      <VendorForm editing={editing} onDone={() => setEditing(null)} />
      <ListTable
        list={list} label="Vendors" columns={vendorColumns} actions={actions} onOpen={setEditing} unpaged
        tone={(row) => (row.uniqueId === editing?.uniqueId ? 'current' : undefined)}
        emptyText="There is no vendor data" loadingText="Vendors is loading..."
      />
    </>
  );
}
