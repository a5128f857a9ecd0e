import type { RegistrationRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const registrationColumns: readonly Column<RegistrationRowFragment, SortFields['Registration']>[] = [
  { key: 'gstin', title: 'GSTIN', fit: 'whole', card: 'title' },
  { key: 'state', title: 'State', value: (row) => row.state?.name, width: 130, card: 'state' },
  { key: 'legalName', title: 'Legal Name', width: 240, card: 'text' },
  { key: 'address', title: 'Address', value: (row) => row.address.join(', '), width: 320, card: 'note' },
  { key: 'validFrom', title: 'Valid From', kind: 'date', card: 'place' },
  { key: 'closedOn', title: 'Closed From', kind: 'date' },
  { key: 'isDefault', title: 'Default', value: (row) => (row.isDefault ? 'Yes' : 'No'), fit: 'whole' },
];
