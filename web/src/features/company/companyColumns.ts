import type { CompanyProfileRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

export const companyColumns: readonly Column<CompanyProfileRowFragment, SortFields['CompanyProfile']>[] = [
  {
    key: 'validFrom',
    title: 'Valid From',
    value: (row) => row.validFrom,
    kind: 'date',
    sortBy: 'validFrom',
    card: 'state',
  },
  {
    key: 'tradeName',
    title: 'Trade Name',
    value: (row) => row.tradeName,
    sortBy: 'tradeName',
    width: 140,
    card: 'title',
  },
  {
    key: 'legalName',
    title: 'Legal Name',
    value: (row) => row.legalName,
    sortBy: 'legalName',
    width: 240,
    card: 'text',
  },
  { key: 'address', title: 'Address', value: (row) => row.address.join(', '), width: 320, card: 'note' },
  { key: 'gstin', title: 'GSTIN', value: (row) => row.gstin, fit: 'whole', card: 'place' },
  { key: 'phone', title: 'Phone', value: (row) => row.phone, fit: 'whole' },
  { key: 'email', title: 'Email', value: (row) => row.email, width: 170 },
  { key: 'homeCity', title: 'Home City', value: (row) => row.homeCity?.name, width: 110 },
  { key: 'bankAccountNumber', title: 'Bank Account', value: (row) => row.bankAccountNumber, fit: 'whole' },
  { key: 'upiId', title: 'UPI Id', value: (row) => row.upiId, width: 150 },
];
