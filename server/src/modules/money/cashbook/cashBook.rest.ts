import { one, route, rows } from '../../../core/module/route';
import {
  cashDays,
  closeCashDay,
  confirmCashDay,
  createCashDeposit,
  deleteCashDeposit,
  reopenCashDay,
} from './cashBook.service';
import { CashBookDay, cashBookDay } from './cashBookDay';
import { CashDay, CashDeposit } from './cashDay.entity';

const names = {
  createdBy: ['firstName', 'lastName'],
  confirmedBy: ['firstName', 'lastName'],
} as const;

export const cashBookRoutes = [
  route('GET', 'cashbook', { run: cashDays, answer: rows(CashDay, { with: names }) }),
  route('GET', 'cashbook/day', {
    run: cashBookDay,
    answer: one(CashBookDay, { with: { entries: 'all', closed: 'all' } }),
  }),
  route('POST', 'cashbook', { run: closeCashDay, answer: one(CashDay) }),
  route('PUT', 'cashbook/:uniqueId/confirm', { run: confirmCashDay, answer: one(CashDay) }),
  route('PUT', 'cashbook/:uniqueId/reopen', { run: reopenCashDay, answer: one(CashDay) }),
  route('POST', 'cashbook/deposits', { run: createCashDeposit, answer: one(CashDeposit) }),
  route('DELETE', 'cashbook/deposits/:uniqueId', { run: deleteCashDeposit, answer: one(CashDeposit) }),
];
