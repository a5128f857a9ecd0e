import { labels } from '../../../../server/src/domain/enums';
import type { EnquiryRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';
import { Tag } from '../../ui/panel/Tag';

const standingOf = ({ isResolved }: EnquiryRowFragment) => (isResolved ? 'Resolved' : 'Unresolved');

export const enquiryColumns: readonly Column<EnquiryRowFragment, SortFields['Enquiry']>[] = [
  {
    key: 'enquiryType',
    title: 'Type',
    value: (row) => labels.EnquiryType[row.enquiryType],
    sortBy: 'enquiryType',
    fit: 'whole',
  },
  { key: 'name', title: 'Name', sortBy: 'name', width: 150, card: 'title' },
  { key: 'email', title: 'Email', sortBy: 'email', width: 190 },
  { key: 'message', title: 'Message', sortBy: 'message', width: 260, card: 'text' },
  { key: 'createdOn', title: 'Created On', kind: 'instant', sortBy: 'createdOn', card: 'note' },
  {
    key: 'isResolved',
    title: 'Status',
    value: standingOf,
    sortBy: 'isResolved',
    card: 'state',
    render: (row) => <Tag colour={row.isResolved ? 'green' : 'goldenrod'}>{standingOf(row)}</Tag>,
  },
  { key: 'resolution', title: 'Resolution', sortBy: 'resolution', width: 220 },
];
