import type { NotificationRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const notificationColumns: readonly Column<NotificationRowFragment, SortFields['Notification']>[] = [
  { key: 'message', title: 'Message', sortBy: 'message', width: 520, card: 'title' },
  { key: 'startAt', title: 'Start Date', kind: 'date', sortBy: 'startAt', card: 'text' },
  { key: 'expireAt', title: 'Expire Date', kind: 'date', sortBy: 'expireAt', card: 'place' },
  {
    key: 'isPermanent',
    title: 'Permanent',
    value: (row) => (row.isPermanent ? 'Yes' : 'No'),
    sortBy: 'isPermanent',
    fit: 'whole',
  },
  { key: 'createdOn', title: 'Created On', kind: 'instant', sortBy: 'createdOn' },
];
