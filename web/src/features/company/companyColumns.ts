import type { CompanyProfileRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const companyColumns: readonly Column<CompanyProfileRowFragment, SortFields['CompanyProfile']>[] = [
  { key: 'validFrom', title: 'Valid From', kind: 'date', sortBy: 'validFrom', card: 'state' },
  { key: 'tradeName', title: 'Trade Name', sortBy: 'tradeName', width: 140, card: 'title' },
  { key: 'legalName', title: 'Legal Name', sortBy: 'legalName', width: 240, card: 'text' },
  { key: 'address', title: 'Address', value: (row) => row.address.join(', '), width: 320, card: 'note' },
  { key: 'gstin', title: 'GSTIN', fit: 'whole', card: 'place' },
  { key: 'phone', title: 'Phone', fit: 'whole' },
  { key: 'email', title: 'Email', width: 170 },
  { key: 'homeCity', title: 'Home City', value: (row) => row.homeCity?.name, width: 110 },
  { key: 'bankAccountNumber', title: 'Bank Account', fit: 'whole' },
  { key: 'upiId', title: 'UPI Id', width: 150 },
];
