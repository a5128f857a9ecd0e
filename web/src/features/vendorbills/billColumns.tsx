import { daysBetween } from '../../../../server/src/domain/values/dates';
import { labels, type VendorBillStatus } from '../../../../server/src/domain/enums';
import { companyToday } from '../../companyToday';
import type { VendorBillRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';
import { Tag } from '../../ui/panel/Tag';

type BillColumn = Column<VendorBillRowFragment, SortFields['VendorBill']>;

const colours: Readonly<Record<VendorBillStatus, string | undefined>> = {
  Draft: undefined,
  Matched: 'green',
  Disputed: 'orangered',
  Settled: 'grey',
};

export const BillStatus = ({ status }: { status: VendorBillStatus }) => (
  <Tag colour={colours[status]}>{labels.VendorBillStatus[status]}</Tag>
);

/** How long the vendor still takes claims; empty if the bill is settled, or nothing is claimed. */
function claimWindow({ status, dueBy }: Pick<VendorBillRowFragment, 'status' | 'dueBy'>): string {
  if (status === 'Settled' || status === 'Matched') return '';
  const days = daysBetween(companyToday(), dueBy);
  if (days < 0) return 'Over';
  return `${days} ${days === 1 ? 'day' : 'days'} left`;
}

export function ClaimWindow({ bill }: { bill: Pick<VendorBillRowFragment, 'status' | 'dueBy'> }) {
  const isUrgent = daysBetween(companyToday(), bill.dueBy) <= 0;
  return <span className={isUrgent ? 'wrong' : undefined}>{claimWindow(bill)}</span>;
}

export const billColumns: readonly BillColumn[] = [
  { key: 'billNo', title: 'Bill No', sortBy: 'billNo', fit: 'whole', card: 'title' },
  { key: 'vendor', title: 'Vendor', value: (row) => row.vendor?.name, sortBy: 'vendor', width: 140, card: 'text' },
  { key: 'billDate', title: 'Date', kind: 'date', sortBy: 'billDate', card: 'note' },
  { key: 'periodFrom', title: 'From', kind: 'date' },
  { key: 'periodTo', title: 'To', kind: 'date' },
  { key: 'lineCount', title: 'Lines', kind: 'number' },
  { key: 'total', title: 'Total', kind: 'money', sortBy: 'total' },
  { key: 'claim', title: 'Claim', value: (row) => row.claim || null, kind: 'money', sortBy: 'claim', card: 'state' },
  { key: 'agreed', title: 'Agreed', kind: 'money' },
  {
    key: 'dueBy',
    title: 'Window',
    value: claimWindow,
    render: (row) => <ClaimWindow bill={row} />,
    sortBy: 'dueBy',
    card: 'place',
  },
  {
    key: 'status',
    title: 'Status',
    value: (row) => labels.VendorBillStatus[row.status],
    render: (row) => <BillStatus status={row.status} />,
    sortBy: 'status',
  },
];
