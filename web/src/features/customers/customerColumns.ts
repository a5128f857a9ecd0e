import type { CustomerRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const customerColumns: readonly Column<CustomerRowFragment, SortFields['Customer']>[] = [
  { key: 'name', title: 'Name', sortBy: 'name', width: 180, card: 'text' },
  { key: 'company', title: 'Company', sortBy: 'company', width: 240, card: 'title' },
  { key: 'contact', title: 'Contact', sortBy: 'contact', fit: 'whole', card: 'place' },
  { key: 'address', title: 'Address', sortBy: 'address', width: 260 },
  { key: 'gst', title: 'GSTIN', sortBy: 'gst', fit: 'whole', card: 'note' },
  { key: 'lastActiveDate', title: 'Last Active', kind: 'instant', sortBy: 'lastActiveDate' },
  { key: 'createdOn', title: 'Created On', kind: 'instant', sortBy: 'createdOn' },
];
