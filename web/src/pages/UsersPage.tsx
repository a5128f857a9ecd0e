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
import { RowButton } from '../ui/table/RowButton';
import { SearchBox } from '../ui/search/SearchBox';
import { useEditing } from '../ui/form/useEditing';
import { useListPage } from '../ui/table/useListPage';
import { usePermission } from '../ui/app/usePermission';
import { May } from '../ui/app/May';
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
        <>
          <RowButton aria-label={`Edit ${name}`} onClick={() => edit(row)}>
            Edit
          </RowButton>
          {!userRefusal.invite(row) && (
            <RowButton
              title="Resend invitation"
              aria-label={`Resend invitation to ${name}`}
              onClick={() => resendInvitation(row)}
            >
              Resend
            </RowButton>
          )}
          {row.isActive && !isSelf && (
            <RowButton title="Sign out everywhere" aria-label={`Sign out ${name}`} onClick={() => signOut(row)}>
              Sign out
            </RowButton>
          )}
          {!userRefusal.resetSecondFactor({ isSelf, isOn: row.secondFactorOn !== null }) && (
            <RowButton
              title="Reset second factor"
              aria-label={`Reset second factor of ${name}`}
              onClick={() => resetFactor(row)}
            >
              Reset 2FA
            </RowButton>
          )}
          {!userRefusal.block({ isSelf }) && (
            <RowButton aria-label={`${block} ${name}`} onClick={() => toggleBlock(row)}>
              {block}
            </RowButton>
          )}
          {!userRefusal.delete({ isSelf }) && (
            <RowButton danger aria-label={`Delete ${name}`} onClick={remove}>
              Delete
            </RowButton>
          )}
        </>
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
      <div className="toolbar">
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
      </div>
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
