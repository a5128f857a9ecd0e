import { Button, Checkbox } from 'antd';
import { useCallback, useState } from 'react';
import { userRefusal } from '../../../server/src/domain/policy';
import { nameOf, userColumns } from '../features/users/userColumns';
import { UserForm } from '../features/users/UserForm';
import { useUserActions } from '../features/users/useUserActions';
import { useUsersQuery, type UserRowFragment } from '../graphql.generated';
import { useProfile } from '../session';
import { inUrl } from '../ui/inUrl';
import { ListTable } from '../ui/ListTable';
import { PageHeader } from '../ui/PageHeader';
import { SearchBox } from '../ui/SearchBox';
import { useListPage } from '../ui/useListPage';

export default function UsersPage() {
  const ownId = useProfile()?.currentUserId;
  const list = useListPage({
    query: useUsersQuery,
    page: (data) => data.users,
    take: 20,
    sort: { by: 'createdOn', order: 'ASC' },
    filters: { searchText: inUrl.text, includeDeleted: inUrl.flag },
  });
  const [chosen, setEditing] = useState<UserRowFragment | null>(null);
  // As it stands in the list now: after a conflict the form shows what the other one saved.
  const editing = list.rows.find(({ uniqueId }) => uniqueId === chosen?.uniqueId) ?? chosen;
  const { toggleBlock, deleteUser } = useUserActions();

  const edit = useCallback((row: UserRowFragment) => {
    if (!row.deletedOn) setEditing(row);
  }, []);

  const actions = useCallback((row: UserRowFragment) => {
    if (row.deletedOn) return null;
    const name = nameOf(row);
    const block = row.isActive ? 'Block' : 'Unblock';
    const isSelf = row.uniqueId === ownId;
    const remove = async () => {
      if (await deleteUser(row)) setEditing((current) => (current?.uniqueId === row.uniqueId ? null : current));
    };
    return (
      <>
        <Button type="link" size="small" aria-label={`Edit ${name}`} onClick={() => edit(row)}>Edit</Button>
        {!userRefusal.block({ isSelf }) && (
          <Button type="link" size="small" aria-label={`${block} ${name}`} onClick={() => toggleBlock(row)}>
            {block}
          </Button>
        )}
        {!userRefusal.delete({ isSelf }) && (
          <Button type="link" size="small" danger aria-label={`Delete ${name}`} onClick={remove}>Delete</Button>
        )}
      </>
    );
  }, [edit, deleteUser, toggleBlock, ownId]);

  return (
    <>
      <PageHeader title="Create & Manage User Accounts" />
      <UserForm editing={editing} onDone={() => setEditing(null)} />
      <div className="toolbar">
        <SearchBox
          label="Search users" placeholder="Name or email address" value={list.filters.searchText}
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
        list={list} label="Users" columns={userColumns} actions={actions} onOpen={edit}
        tone={(row) => (row.deletedOn ? 'struck' : row.uniqueId === editing?.uniqueId ? 'current' : undefined)}
        emptyText="There is no user data" loadingText="Users is loading..."
      />
    </>
  );
}
