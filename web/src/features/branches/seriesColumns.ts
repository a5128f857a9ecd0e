import { labels } from '../../../../server/src/domain/enums';
import { longFinancialYear } from '../../../../server/src/domain/billing/numberSeries';
import { formatDate } from '../../../../server/src/domain/values/dates';
import type { SeriesRowFragment } from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';

/** With an identity of its own, for the table. */
export type SeriesRow = Omit<SeriesRowFragment, 'uniqueId'> & { uniqueId: string; isStored: boolean };

export const seriesColumns: readonly Column<SeriesRow>[] = [
  { key: 'kind', title: 'Document', value: (row) => labels.SeriesKind[row.kind], fit: 'whole', card: 'title' },
  { key: 'owner', title: 'Of', value: (row) => row.owner || 'All others', fit: 'whole', card: 'place' },
  { key: 'pattern', title: 'Pattern', fit: 'whole', card: 'text' },
  { key: 'next', title: 'Next Number', value: (row) => row.next.join(', '), width: 220, card: 'state' },
  { key: 'year', title: 'Year', value: (row) => longFinancialYear(row.year), fit: 'whole' },
  { key: 'isUsed', title: 'In Use', value: (row) => (row.isUsed ? 'Yes' : 'No'), fit: 'whole' },
  {
    key: 'validFrom',
    title: 'Valid From',
    value: (row) => (row.validFrom ? formatDate(row.validFrom) : 'Always'),
    fit: 'whole',
    card: 'note',
  },
];
