import { labels } from '../../../../server/src/domain/enums';
import type { RateCardRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

const percent = (value: number) => (value ? `${value} %` : '');

export const rateCardColumns: readonly Column<RateCardRowFragment, SortFields['RateCard']>[] = [
  { key: 'name', title: 'Card', sortBy: 'name', width: 180, card: 'title' },
  {
    key: 'side',
    title: 'Side',
    value: (row) => labels.RateSide[row.side],
    sortBy: 'side',
    fit: 'whole',
    card: 'state',
  },
  {
    key: 'customer',
    title: 'Customer',
    value: (row) => row.customer?.company ?? (row.side === 'Customer' ? 'Standard' : ''),
    sortBy: 'customer',
    width: 150,
    card: 'text',
  },
  {
    key: 'vendor',
    title: 'Vendor',
    value: (row) => row.vendor?.name ?? 'Any',
    sortBy: 'vendor',
    width: 120,
    card: 'place',
  },
  { key: 'validFrom', title: 'Valid From', kind: 'date', sortBy: 'validFrom', card: 'note' },
  { key: 'validTo', title: 'Valid To', kind: 'date', sortBy: 'validTo' },
  { key: 'scheme', title: 'Zones', value: (row) => row.scheme?.name, width: 80 },
  { key: 'fuelPercent', title: 'Fuel', value: (row) => percent(row.fuelPercent), fit: 'whole' },
  { key: 'docketCharge', title: 'Docket', kind: 'money' },
  { key: 'minimumCharge', title: 'Minimum', kind: 'money' },
  { key: 'discountPercent', title: 'Discount', value: (row) => percent(row.discountPercent), fit: 'whole' },
];
