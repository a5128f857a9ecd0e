import type { BranchRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const branchColumns: readonly Column<BranchRowFragment, SortFields['Branch']>[] = [
  { key: 'name', title: 'Name', width: 160, card: 'title' },
  { key: 'code', title: 'Code', fit: 'whole', card: 'state' },
  { key: 'city', title: 'City', value: (row) => row.city?.name, width: 120, card: 'place' },
  {
    key: 'address',
    title: 'Address',
    value: (row) => `${row.addressLines.split('\n').join(', ')} ${row.pinCode}`,
    width: 300,
    card: 'note',
  },
  { key: 'phone', title: 'Phone', fit: 'whole' },
  { key: 'gstin', title: 'GSTIN', value: (row) => row.registration?.gstin, fit: 'whole', card: 'text' },
  { key: 'isActive', title: 'Open', value: (row) => (row.isActive ? 'Yes' : 'No'), fit: 'whole' },
  { key: 'createdOn', title: 'Created On', kind: 'instant' },
];
