import type { CustomerRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const customerColumns: readonly Column<CustomerRowFragment, SortFields['Customer']>[] = [
  { key: 'name', title: 'Name', value: (row) => row.name, sortBy: 'name', width: 180, card: 'text' },
  { key: 'company', title: 'Company', value: (row) => row.company, sortBy: 'company', width: 240, card: 'title' },
  { key: 'contact', title: 'Contact', value: (row) => row.contact, sortBy: 'contact', fit: 'whole', card: 'place' },
  { key: 'address', title: 'Address', value: (row) => row.address, sortBy: 'address', width: 260 },
  { key: 'gst', title: 'GSTIN', value: (row) => row.gst, sortBy: 'gst', fit: 'whole', card: 'note' },
  {
    key: 'lastActiveDate',
    title: 'Last Active',
    value: (row) => row.lastActiveDate,
    kind: 'instant',
    sortBy: 'lastActiveDate',
  },
  { key: 'createdOn', title: 'Created On', value: (row) => row.createdOn, kind: 'instant', sortBy: 'createdOn' },
];
