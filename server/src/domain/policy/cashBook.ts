import { formatDate, type DateOnly } from '../values/dates';
import { formatRupees, type Paise } from '../values/money';
import { NounPolicy, type Refusal } from './nounPolicy';

export const cashBookPolicy = new NounPolicy({
  group: 'Cash and expenses',
  actions: {
    cashBookDay: 'cashBook:read',
    cashDays: 'cashBook:read',
    closeCashDay: 'cashBook:write',
    createCashDeposit: 'cashBook:write',
    deleteCashDeposit: 'cashBook:write',
    confirmCashDay: 'cashBook:confirm',
    reopenCashDay: 'cashBook:confirm',
  },
  permissions: {
    'cashBook:read': { label: 'See the cash book', kind: 'read', member: true },
    'cashBook:write': { label: 'Count and close the cash day, record deposits', kind: 'write', member: true },
    'cashBook:confirm': { label: 'Confirm and reopen a cash day', kind: 'approve', member: false },
  },
});

export const cashBookRefusal = {
  /** `last`: the last day that is closed. */
  close: (date: DateOnly, last: DateOnly | null): Refusal =>
    last !== null && date <= last ? `The cash of ${formatDate(last)} is closed` : null,
  difference: ({ difference }: { difference: Paise }): string =>
    `Enter the reason for the difference of ${formatRupees(difference)}`,
  confirm: ({ confirmedOn }: { confirmedOn: unknown }): Refusal =>
    confirmedOn === null ? null : 'The cash is already confirmed',
  reopen: (isLast: boolean): Refusal => (isLast ? null : 'Only the last closed day can be reopened'),
  closedDeposit: 'The deposit is in a closed day',
};
