import { labels } from '../../../../server/src/domain/enums';
import { quarterOf } from '../../../../server/src/domain/values/quarters';
import type { PaymentRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import { branchColumn, type Column } from '../../ui/table/columns';

type PaymentColumn = Column<PaymentRowFragment, SortFields['CustomerPayment']>;

const state = (row: PaymentRowFragment) => {
  if (row.reversedOn) return row.reversalKind === 'Bounced' ? 'Bounced' : 'Reversed';
  if (row.unallocated > 0) return 'Advance';
  return row.refunded > 0 ? 'Refunded' : 'Allocated';
};

const number: PaymentColumn = { key: 'number', title: 'Receipt No', sortBy: 'number', fit: 'whole', card: 'title' };
const receivedOn: PaymentColumn = {
  key: 'receivedOn',
  title: 'Received On',
  kind: 'date',
  sortBy: 'receivedOn',
  card: 'note',
};
const customer: PaymentColumn = {
  key: 'customer',
  title: 'Customer',
  value: (row) => row.customer?.company,
  sortBy: 'customer',
  width: 180,
  card: 'text',
};
const tds: PaymentColumn = {
  key: 'tdsAmount',
  title: 'TDS',
  value: (row) => row.tdsAmount || null,
  kind: 'money',
  sortBy: 'tdsAmount',
};

export const paymentColumns: readonly PaymentColumn[] = [
  number,
  receivedOn,
  customer,
  { key: 'mode', title: 'Mode', value: (row) => labels.ReceiptMode[row.mode], sortBy: 'mode', fit: 'whole' },
  { key: 'amount', title: 'Amount', kind: 'money', sortBy: 'amount', card: 'state' },
  tds,
  { key: 'unallocated', title: 'Not Allocated', value: (row) => row.unallocated || null, kind: 'money' },
  { key: 'refunded', title: 'Refunded', value: (row) => row.refunded || null, kind: 'money' },
  { key: 'state', title: 'State', value: state, fit: 'whole', card: 'place' },
  { key: 'reference', title: 'Reference', sortBy: 'reference', width: 120 },
  { key: 'branch', ...branchColumn },
];

/** The register of tax deducted. */
export const tdsColumns: readonly PaymentColumn[] = [
  { key: 'quarter', title: 'Quarter', value: (row) => quarterOf(row.receivedOn), fit: 'whole', card: 'place' },
  number,
  receivedOn,
  customer,
  { ...tds, card: 'state' },
  { key: 'tdsSection', title: 'Section', fit: 'whole' },
  { key: 'certificateNo', title: 'Certificate', value: (row) => row.certificateNo ?? 'Missing', fit: 'whole' },
];
