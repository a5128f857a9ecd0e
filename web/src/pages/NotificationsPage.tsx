import { useCallback } from 'react';
import { notificationColumns } from '../features/notifications/notificationColumns';
import { NotificationForm } from '../features/notifications/NotificationForm';
import { useDeleteNotification } from '../features/notifications/useDeleteNotification';
import { useNotificationsQuery, type NotificationRowFragment } from '../graphql.generated';
import { ListTable } from '../ui/table/ListTable';
import { PageHeader } from '../ui/panel/PageHeader';
import { RowButtons } from '../ui/table/RowButtons';
import { useEditing } from '../ui/form/useEditing';
import { useListPage } from '../ui/table/useListPage';
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
        <RowButtons
          actions={{ edit: 'updateNotification', remove: 'deleteNotification' }}
          name={row.message}
          onEdit={() => edit(row)}
          onDelete={remove}
        />
      );
    },
    [deleteNotification, edit, forget],
  );

  return (
    <>
      <PageHeader title="Manage Notifications">
        <ViewMenu />
      </PageHeader>
      <NotificationForm editing={editing} onDone={done} />
      <ListTable
        list={list}
        label="Notifications"
        columns={notificationColumns}
        actions={actions}
        onOpen={mayEdit ? edit : undefined}
        tone={tone}
        emptyText="There is no notification data"
        loadingText="Loading notifications..."
      />
    </>
  );
}
