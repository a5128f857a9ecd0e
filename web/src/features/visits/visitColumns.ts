import type { VisitRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const visitColumns: readonly Column<VisitRowFragment, SortFields['Visit']>[] = [
  { key: 'visitorId', title: 'Visitor', value: (row) => row.visitorId, sortBy: 'visitorId', width: 120, card: 'text' },
  { key: 'browser', title: 'Browser', value: (row) => row.browser, sortBy: 'browser', width: 120 },
  { key: 'device', title: 'Device', value: (row) => row.device, sortBy: 'device', width: 100 },
  {
    key: 'operatingSystem',
    title: 'Operating System',
    value: (row) => row.operatingSystem,
    sortBy: 'operatingSystem',
    width: 130,
  },
  {
    key: 'ipAddress',
    title: 'IP Address',
    value: (row) => row.ipAddress,
    sortBy: 'ipAddress',
    fit: 'whole',
    card: 'title',
  },
  { key: 'page', title: 'Page', value: (row) => row.page, sortBy: 'page', width: 120, card: 'state' },
  { key: 'search', title: 'Search', value: (row) => row.search, kind: 'number', sortBy: 'search' },
  { key: 'tracking', title: 'Tracking', value: (row) => row.tracking, kind: 'number', sortBy: 'tracking' },
  { key: 'enquirySent', title: 'Enquiry Sent', value: (row) => row.enquirySent, kind: 'number', sortBy: 'enquirySent' },
  { key: 'createdOn', title: 'Created On', value: (row) => row.createdOn, kind: 'instant', sortBy: 'createdOn' },
  {
    key: 'lastVisit',
    title: 'Last Visit',
    value: (row) => row.lastVisit,
    kind: 'instant',
    sortBy: 'lastVisit',
    card: 'note',
  },
];
