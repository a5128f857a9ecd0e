import type { NotificationRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/columns';

export const notificationColumns: readonly Column<NotificationRowFragment>[] = [
  { key: 'message', title: 'Message', value: (row) => row.message, sortBy: 'message', width: 520 },
  { key: 'startAt', title: 'Start Date', value: (row) => row.startAt, kind: 'date', sortBy: 'startAt' },
  { key: 'expireAt', title: 'Expire Date', value: (row) => row.expireAt, kind: 'date', sortBy: 'expireAt' },
  {
    key: 'isPermanent', title: 'Permanent', value: (row) => (row.isPermanent ? 'Yes' : 'No'), sortBy: 'isPermanent',
  },
  { key: 'createdOn', title: 'Created On', value: (row) => row.createdOn, kind: 'instant', sortBy: 'createdOn' },
];
