import type { VisitRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const visitColumns: readonly Column<VisitRowFragment, SortFields['Visit']>[] = [
  { key: 'visitorId', title: 'Visitor', sortBy: 'visitorId', width: 120, card: 'text' },
  { key: 'browser', title: 'Browser', sortBy: 'browser', width: 120 },
  { key: 'device', title: 'Device', sortBy: 'device', width: 100 },
  { key: 'operatingSystem', title: 'Operating System', sortBy: 'operatingSystem', width: 130 },
  { key: 'ipAddress', title: 'IP Address', sortBy: 'ipAddress', fit: 'whole', card: 'title' },
  { key: 'page', title: 'Page', sortBy: 'page', width: 120, card: 'state' },
  { key: 'search', title: 'Search', kind: 'number', sortBy: 'search' },
  { key: 'tracking', title: 'Tracking', kind: 'number', sortBy: 'tracking' },
  { key: 'enquirySent', title: 'Enquiry Sent', kind: 'number', sortBy: 'enquirySent' },
  { key: 'createdOn', title: 'Created On', kind: 'instant', sortBy: 'createdOn' },
  { key: 'lastVisit', title: 'Last Visit', kind: 'instant', sortBy: 'lastVisit', card: 'note' },
];
