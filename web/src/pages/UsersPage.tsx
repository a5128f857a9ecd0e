import { Checkbox } from 'antd';
import { useCallback } from 'react';
import { userRefusal } from '../../../server/src/domain/policy';
import { nameOf, userColumns } from '../features/users/userColumns';
import { UserForm } from '../features/users/UserForm';
import { useUserActions } from '../features/users/useUserActions';
import { useUsersQuery, type UserRowFragment } from '../graphql.generated';
import { useProfile } from '../session';
import { urlCodecs } from '../ui/search/urlCodecs';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { RowMenu } from '../ui/table/RowMenu';
import { SearchBox } from '../ui/search/SearchBox';
import { useEditing } from '../ui/form/useEditing';
import { useListPage } from '../ui/table/useListPage';
import { usePermission } from '../ui/app/usePermission';
import { May } from '../ui/app/May';
import { Toolbar } from '../ui/panel/Toolbar';
import { Link } from 'react-router-dom';
import { paths } from '../paths';

export default function UsersPage() {
  const ownId = useProfile()?.currentUserId;
  const mayChange = usePermission()('updateUser');
  const list = useListPage({
    query: useUsersQuery,
    page: (data) => data.users,
    take: 20,
    sort: { by: 'createdOn', order: 'ASC' },
    filters: { searchText: urlCodecs.text, includeDeleted: urlCodecs.flag },
  });
  const { editing, edit, done, forget, tone } = useEditing(list.rows);
  const { resetFactor, signOut, toggleBlock, resendInvitation, deleteUser } = useUserActions();

  const open = useCallback(
    (row: UserRowFragment) => {
      if (!row.deletedOn && mayChange) edit(row);
    },
    [edit, mayChange],
  );

  const actions = useCallback(
    (row: UserRowFragment) => {
      if (row.deletedOn || !mayChange) return null;
      const name = nameOf(row);
      const block = row.state === 'Blocked' ? 'Unblock' : 'Block';
      const isSelf = row.uniqueId === ownId;
      const remove = async () => {
        if (await deleteUser(row)) forget(row);
      };
      return (
        <RowMenu
          name={name}
          actions={[
            { label: 'Edit', run: () => edit(row) },
            !userRefusal.invite(row) && {
              label: 'Resend invitation',
              called: `Resend invitation to ${name}`,
              run: () => void resendInvitation(row),
            },
            row.isActive &&
              !isSelf && { label: 'Sign out everywhere', called: `Sign out ${name}`, run: () => void signOut(row) },
            !userRefusal.resetSecondFactor({ isSelf, isOn: row.secondFactorOn !== null }) && {
              label: 'Reset second factor',
              called: `Reset second factor of ${name}`,
              run: () => void resetFactor(row),
            },
            !userRefusal.block({ isSelf }) && { label: block, run: () => void toggleBlock(row) },
            !userRefusal.delete({ isSelf }) && { label: 'Delete', danger: true, run: () => void remove() },
          ]}
        />
      );
    },
    [edit, forget, deleteUser, resendInvitation, resetFactor, signOut, toggleBlock, ownId, mayChange],
  );

  return (
    <>
      <PageHeader title="Create & Manage User Accounts">
        <May do="roles">
          <Link to={paths.roles()}>Roles</Link>
        </May>
      </PageHeader>
      <UserForm editing={editing} onDone={done} />
      <Toolbar columns={userColumns}>
        <SearchBox
          label="Search users"
          placeholder="Name or email address"
          value={list.filters.searchText}
          onSearch={(searchText) => list.search({ ...list.filters, searchText })}
        />
        <Checkbox
          checked={list.filters.includeDeleted ?? false}
          onChange={({ target }) => list.search({ ...list.filters, includeDeleted: target.checked || undefined })}
        >
          Include deleted
        </Checkbox>
      </Toolbar>
      <ListTable
        list={list}
        label="Users"
        dense
        columns={userColumns}
        actions={actions}
        onOpen={open}
        tone={(row) => (row.deletedOn ? 'struck' : tone(row))}
        emptyText="There is no user data"
        loadingText="Loading users..."
      />
    </>
  );
}
