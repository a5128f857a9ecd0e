import { labels } from '../../../../server/src/domain/enums';
import type { CashBookDayQuery, CashDayRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { branchColumn, type Column } from '../../ui/table/columns';

const nameOf = (person: CashDayRowFragment['createdBy']) =>
  person ? `${person.firstName} ${person.lastName}`.trim() : null;

export const cashDayColumns: readonly Column<CashDayRowFragment, SortFields['CashDay']>[] = [
  { key: 'date', title: 'Date', kind: 'date', sortBy: 'date', card: 'title' },
  { key: 'branch', ...branchColumn },
  { key: 'openingCash', title: 'Opening', kind: 'money' },
  { key: 'receipts', title: 'Receipts', kind: 'money', sortBy: 'receipts' },
  { key: 'expenses', title: 'Expenses', kind: 'money', sortBy: 'expenses' },
  { key: 'deposits', title: 'Deposits', kind: 'money', sortBy: 'deposits' },
  { key: 'countedCash', title: 'Counted', kind: 'money', sortBy: 'countedCash', card: 'state' },
  {
    key: 'difference',
    title: 'Difference',
    value: (row) => row.difference || null,
    kind: 'money',
    sortBy: 'difference',
    card: 'place',
  },
  { key: 'differenceRemark', title: 'Reason', width: 140, card: 'note' },
  { key: 'createdBy', title: 'Closed By', value: (row) => nameOf(row.createdBy), width: 110 },
  { key: 'confirmedBy', title: 'Confirmed By', value: (row) => nameOf(row.confirmedBy), width: 110, card: 'text' },
];

export type Entry = CashBookDayQuery['cashBookDay']['entries'][number] & { uniqueId: string };

export const entryColumns: readonly Column<Entry>[] = [
  { key: 'date', title: 'Date', kind: 'date', card: 'note' },
  { key: 'kind', title: 'Kind', value: (row) => labels.CashKind[row.kind], fit: 'whole', card: 'text' },
  { key: 'number', title: 'Number', fit: 'identifier' },
  { key: 'name', title: 'Of', width: 220, card: 'title' },
  { key: 'amount', title: 'Amount', kind: 'money', card: 'state' },
];
