import { Button } from 'antd';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { roleColumns } from '../features/users/roleColumns';
import { RoleFormModal, type EditedRole } from '../features/users/RoleFormModal';
import { useDeleteRole } from '../features/users/useDeleteRole';
import { useRolesQuery, type RoleRowFragment } from '../graphql.generated';
import { paths } from '../paths';
import { May } from '../ui/app/May';
import { usePermission } from '../ui/app/usePermission';
import { useShortcut } from '../ui/keys/shortcuts';
import { PageHeader } from '../ui/panel/PageHeader';
import { useUrlState } from '../ui/search/useUrlState';
import { DataTable } from '../ui/table/DataTable';
import { RowMenu } from '../ui/table/RowMenu';
import { EmptyState } from '../ui/panel/EmptyState';

const fromNothing = '1';

/** What each role may do. The address names the role that is open, or the one that a new one is a copy of. */
export default function RolesPage() {
  const may = usePermission();
  const mayChange = may('saveRole');
  const { data, loading, error, refetch } = useRolesQuery({ fetchPolicy: 'cache-and-network' });
  const rows = data?.roles.rows ?? [];
  const opened = useUrlState('open');
  const creating = useUrlState('new', 'saveRole');
  const { open } = opened;
  const { show: showNew } = creating;
  const deleteRole = useDeleteRole();
  const copy = useCallback((row: RoleRowFragment) => showNew(row.uniqueId), [showNew]);
  const create = () => showNew(fromNothing);
  useShortcut('n', 'New role', mayChange ? create : null, { opensField: true });

  const actions = useCallback(
    (row: RoleRowFragment) => (
      <RowMenu
        name={row.name}
        actions={[
          { label: wordFor(row, mayChange), run: () => open(row) },
          mayChange && { label: 'Copy', run: () => copy(row) },
          mayChange && !row.isBuiltIn && { label: 'Delete', danger: true, run: () => void deleteRole(row) },
        ]}
      />
    ),
    [open, copy, deleteRole, mayChange],
  );

  return (
    <>
      <PageHeader title="Roles" note="What each user may do; a change holds from their next click on">
        <May do="users">
          <Link to={paths.users()}>Users</Link>
        </May>
        <May do="saveRole">
          <Button type="primary" onClick={create}>
            New Role
          </Button>
        </May>
      </PageHeader>
      <DataTable
        label="Roles"
        columns={roleColumns}
        rows={rows}
        actions={actions}
        onOpen={open}
        opensOnClick
        letterKeys
        loading={loading && rows.length === 0}
        failed={error && !data ? { title: 'The roles could not be loaded', retry: () => void refetch() } : null}
        emptyText="There are no roles"
        loadingText="Loading roles..."
      />
      {data && !rows.some(({ isBuiltIn }) => !isBuiltIn) && (
        <EmptyState text="No role of your own yet" note="Copy the one that comes closest, and tick what differs." />
      )}
      <RoleFormModal
        edited={editedOf(rows, opened.value, creating.value)}
        mayChange={mayChange}
        onClose={creating.value ? creating.close : opened.close}
        onCopy={copy}
      />
    </>
  );
}

const wordFor = ({ isBuiltIn }: RoleRowFragment, mayChange: boolean) => (isBuiltIn || !mayChange ? 'View' : 'Edit');

function editedOf(rows: readonly RoleRowFragment[], opened: string | null, copied: string | null): EditedRole | null {
  if (copied === fromNothing) return { role: null, as: 'new' };
  const role = rows.find(({ uniqueId }) => uniqueId === (copied ?? opened));
  return role ? { role, as: copied ? 'copy' : 'change' } : null;
}
