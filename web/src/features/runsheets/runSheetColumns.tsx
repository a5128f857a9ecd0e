import { labels, type RunSheetStatus } from '../../../../server/src/domain/enums';
import type { RunSheetRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { Tag } from '../../ui/panel/Tag';
import { branchColumn, type Column } from '../../ui/table/columns';
import { RowButton } from '../../ui/table/RowButton';
import { lastHeard, onPhones, waitingText } from './onPhones';

type Row = RunSheetRowFragment;
type RunSheetColumn = Column<Row, SortFields['RunSheet']>;

const colours: Readonly<Record<RunSheetStatus, string>> = {
  Open: 'grey',
  Out: 'limegreen',
  Returned: 'goldenrod',
  Closed: 'green',
};

export const RunSheetTag = ({ sheet: { status } }: { sheet: Pick<Row, 'status'> }) => (
  <Tag colour={colours[status]}>{labels.RunSheetStatus[status]}</Tag>
);

function OnPhonesTag({ row }: { row: Row }) {
  const held = onPhones(row);
  const text = waitingText(held);
  if (text === '' && (row.status === 'Closed' || held.lastSeenOn === null)) return null;
  return (
    <span title={lastHeard(held)} className={text === '' ? 'quiet' : 'noted'}>
      {text === '' ? 'All sent' : text}
    </span>
  );
}

const number: RunSheetColumn = {
  key: 'number',
  title: 'Run Sheet',
  sortBy: 'number',
  fit: 'identifier',
  card: 'title',
};

const others: readonly RunSheetColumn[] = [
  { key: 'date', title: 'Date', kind: 'date', sortBy: 'date', card: 'note' },
  { key: 'person', title: 'Person', value: (row) => row.person?.name, sortBy: 'person', card: 'text' },
  { key: 'parcels', title: 'Parcels', value: (row) => row.counts?.parcels, kind: 'number', card: 'place' },
  { key: 'delivered', title: 'Delivered', value: (row) => row.counts?.delivered, kind: 'number' },
  { key: 'attempted', title: 'Attempted', value: (row) => row.counts?.attempted, kind: 'number' },
  { key: 'due', title: 'Cash Due', value: (row) => row.counts?.due, kind: 'money' },
  { key: 'expectedCash', title: 'Collected in Cash', kind: 'money', sortBy: 'expectedCash' },
  {
    key: 'onPhones',
    title: 'On Phones',
    value: (row) => waitingText(onPhones(row)),
    render: (row) => <OnPhonesTag row={row} />,
    width: 150,
    fit: 'wrap',
  },
  { key: 'difference', title: 'Difference', kind: 'money' },
  {
    key: 'status',
    title: 'Status',
    value: (row) => labels.RunSheetStatus[row.status],
    render: (row) => <RunSheetTag sheet={row} />,
    sortBy: 'status',
    card: 'state',
  },
  { key: 'branch', ...branchColumn },
];

/** Memoise the result. */
export const runSheetColumns = (open: (row: Row) => void): readonly RunSheetColumn[] => [
  { ...number, render: (row) => <RowButton onClick={() => open(row)}>{row.number}</RowButton> },
  ...others,
];

export const runSheetFileColumns: readonly RunSheetColumn[] = [
  number,
  ...others,
  { key: 'expectedUpi', title: 'Collected by UPI', kind: 'money' },
  { key: 'countedCash', title: 'Counted Cash', kind: 'money' },
  { key: 'lastHeard', title: 'Phone Last Heard', value: (row) => onPhones(row).lastSeenOn, kind: 'instant' },
  { key: 'differenceRemark', title: 'Remark' },
];
