import { EarningKind, labels, type EarningState } from '../../../../server/src/domain/enums';
import { paiseToRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import type { EarningsOfMonthQuery, UnbilledRowFragment } from '../../graphql.generated';
import type { SortFields } from '../../records.generated';
import type { Column } from '../../ui/table/columns';

/** Null where nothing of the freight is unbilled. */
const freight = ({ invoiceId, customerAmount }: UnbilledRowFragment) => (invoiceId === null ? customerAmount : null);

/** The same of commissions. */
const commission = ({ commissionBillId }: UnbilledRowFragment, amount: number | null) =>
  commissionBillId === null ? amount || null : null;

const sumOf = (amounts: readonly (number | null)[]) =>
  paiseToRupees(amounts.reduce<number>((sum, amount) => sum + rupeesToPaise(amount ?? 0), 0));

export const unbilledColumns: readonly Column<UnbilledRowFragment, SortFields['Consignment']>[] = [
  { key: 'awbNo', title: 'AWB No', sortBy: 'awbNo', fit: 'identifier', card: 'title' },
  { key: 'bookingDate', title: 'Booking Date', kind: 'date', sortBy: 'bookingDate', card: 'note' },
  { key: 'sender', title: 'Sender', value: (row) => row.sender?.company, sortBy: 'sender', width: 180, card: 'text' },
  { key: 'receiver', title: 'Receiver', sortBy: 'receiver', width: 140 },
  {
    key: 'paymentMode',
    title: 'Payment Mode',
    value: (row) => labels.PaymentMode[row.paymentMode],
    sortBy: 'paymentMode',
    fit: 'whole',
    card: 'place',
  },
  { key: 'freight', title: 'Freight', value: freight, kind: 'money', sortBy: 'customerAmount' },
  { key: 'vppCommission', title: 'VPP Commission', value: (row) => commission(row, row.vppCommission), kind: 'money' },
  {
    key: 'insuranceCommission',
    title: 'Insurance Commission',
    value: (row) => commission(row, row.insuranceCommission),
    kind: 'money',
  },
  {
    key: 'unbilled',
    title: 'Unbilled',
    value: (row) => sumOf([freight(row), commission(row, row.vppCommission), commission(row, row.insuranceCommission)]),
    kind: 'money',
    card: 'state',
  },
];

export interface KindSums {
  uniqueId: string;
  kind: string;
  earned: number;
  billed: number;
  unbilled: number;
  /** Bookings on which something of the kind is unbilled. */
  bookings: number;
}

/** What is earned of each kind, in rupees: the sum of what is billed and what is not. */
export function sumsByKind(earnings: EarningsOfMonthQuery['earnings']): KindSums[] {
  return Object.values(EarningKind).map((kind) => {
    const of = (state: EarningState) => earnings.find((each) => each.kind === kind && each.state === state);
    const [billed, unbilled] = [of('Billed')?.amount ?? 0, of('Unbilled')?.amount ?? 0];
    const earned = sumOf([billed, unbilled]);
    const bookings = of('Unbilled')?.consignments ?? 0;
    return { uniqueId: kind, kind: labels.EarningKind[kind], earned, billed, unbilled, bookings };
  });
}

export const sumColumns: readonly Column<KindSums>[] = [
  { key: 'kind', title: 'Kind', fit: 'whole', card: 'title' },
  { key: 'earned', title: 'Earned', kind: 'money', card: 'text' },
  { key: 'billed', title: 'Billed', kind: 'money', card: 'note' },
  { key: 'unbilled', title: 'Unbilled', kind: 'money', card: 'state' },
  { key: 'bookings', title: 'Bookings Unbilled', kind: 'number', card: 'place' },
];
