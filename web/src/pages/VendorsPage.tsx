import { useCallback } from 'react';
import { vendorRefusal } from '../../../server/src/domain/policy';
import { useDeleteVendor } from '../features/vendors/useDeleteVendor';
import { vendorColumns } from '../features/vendors/vendorColumns';
import { VendorForm } from '../features/vendors/VendorForm';
import { useVendorsQuery, type VendorRowFragment } from '../graphql.generated';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { RowMenu } from '../ui/table/RowMenu';
import { useEditing } from '../ui/form/useEditing';
import { useListPage, wholeList } from '../ui/table/useListPage';
import { Toolbar } from '../ui/panel/Toolbar';
import { ViewMenu } from '../ui/views/ViewMenu';
import { usePermission } from '../ui/app/usePermission';

export default function VendorsPage() {
  const list = useListPage({
    query: useVendorsQuery,
    page: (data) => data.vendors,
    take: wholeList,
    sort: { by: 'name', order: 'ASC' },
    filters: {},
  });
  const { editing, edit, done, forget, tone } = useEditing(list.rows);
  const mayEdit = usePermission()('updateVendor');
  const deleteVendor = useDeleteVendor();

  const actions = useCallback(
    (row: VendorRowFragment) => {
      const remove = async () => {
        if (await deleteVendor(row)) forget(row);
      };
      return (
        <RowMenu
          name={row.name}
          actions={[
            { label: 'Edit', action: 'updateVendor', run: () => edit(row) },
            vendorRefusal.delete(row) === null && {
              label: 'Delete',
              action: 'deleteVendor',
              danger: true,
              run: () => void remove(),
            },
          ]}
        />
      );
    },
    [deleteVendor, edit, forget],
  );

  return (
    <>
      <PageHeader title="Manage Vendors" />
      <VendorForm editing={editing} onDone={done} />
      <Toolbar columns={vendorColumns}>
        <ViewMenu />
      </Toolbar>
      <ListTable
        dense
        list={list}
        label="Vendors"
        columns={vendorColumns}
        actions={actions}
        onOpen={mayEdit ? edit : undefined}
        tone={tone}
        unpaged
        emptyText="There is no vendor data"
        emptyNote="The form above adds the first."
        loadingText="Loading vendors..."
      />
    </>
  );
}
