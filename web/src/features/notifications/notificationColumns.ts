import type { NotificationRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const notificationColumns: readonly Column<NotificationRowFragment, SortFields['Notification']>[] = [
  { key: 'message', title: 'Message', value: (row) => row.message, sortBy: 'message', width: 520, card: 'title' },
  { key: 'startAt', title: 'Start Date', value: (row) => row.startAt, kind: 'date', sortBy: 'startAt', card: 'text' },
  {
    key: 'expireAt',
    title: 'Expire Date',
    value: (row) => row.expireAt,
    kind: 'date',
    sortBy: 'expireAt',
    card: 'place',
  },
  {
    key: 'isPermanent',
    title: 'Permanent',
    value: (row) => (row.isPermanent ? 'Yes' : 'No'),
    sortBy: 'isPermanent',
    fit: 'whole',
  },
  { key: 'createdOn', title: 'Created On', value: (row) => row.createdOn, kind: 'instant', sortBy: 'createdOn' },
];
