import { listNeed, type Need } from '../../../core/module/need';
import { firstOfLastMonth, monthOf } from '../../../domain/values/dates';
import { unbilledList } from './earnings/unbilled.service';
import { invoiceList } from './invoice.list';

export const invoiceNeeds: readonly Need[] = [
  listNeed('OverdueInvoices', invoiceList, () => ({ isOverdue: true })),
  // Of the last whole month: this one is not over yet.
  listNeed('UnbilledEarnings', unbilledList, ({ today }) => ({ month: monthOf(firstOfLastMonth(today())) })),
];
