import { useCallback } from 'react';
import { notificationColumns } from '../features/notifications/notificationColumns';
import { NotificationForm } from '../features/notifications/NotificationForm';
import { useDeleteNotification } from '../features/notifications/useDeleteNotification';
import { useNotificationsQuery, type NotificationRowFragment } from '../graphql.generated';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { RowMenu } from '../ui/table/RowMenu';
import { useEditing } from '../ui/form/useEditing';
import { useListPage } from '../ui/table/useListPage';
import { Toolbar } from '../ui/panel/Toolbar';
import { ViewMenu } from '../ui/views/ViewMenu';
import { usePermission } from '../ui/app/usePermission';

export default function NotificationsPage() {
  const list = useListPage({
    query: useNotificationsQuery,
    page: (data) => data.notifications,
    take: 50,
    sort: { by: 'createdOn', order: 'DESC' },
    filters: {},
  });
  const { editing, edit, done, forget, tone } = useEditing(list.rows);
  const mayEdit = usePermission()('updateNotification');
  const deleteNotification = useDeleteNotification();

  const actions = useCallback(
    (row: NotificationRowFragment) => {
      const remove = async () => {
        if (await deleteNotification(row)) forget(row);
      };
      return (
        <RowMenu
          name={row.message}
          actions={[
            { label: 'Edit', action: 'updateNotification', run: () => edit(row) },
            { label: 'Delete', action: 'deleteNotification', danger: true, run: () => void remove() },
          ]}
        />
      );
    },
    [deleteNotification, edit, forget],
  );

  return (
    <>
      <PageHeader title="Manage Notifications" />
      <NotificationForm editing={editing} onDone={done} />
      <Toolbar columns={notificationColumns}>
        <ViewMenu />
      </Toolbar>
      <ListTable
        list={list}
        label="Notifications"
        columns={notificationColumns}
        actions={actions}
        onOpen={mayEdit ? edit : undefined}
        tone={tone}
        emptyText="There is no notification data"
        emptyNote="The form above adds one; everybody sees it from its start to its end."
        loadingText="Loading notifications..."
      />
    </>
  );
}
