import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { CashDayPage } from './cashBook.list';
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

export const cashBookResolver = resolver(
  field(cashBookDay, CashBookDay, { description: 'A day of the cash book: closed, or open with what has come in.' }),
  field(cashDays, CashDayPage),
  field(closeCashDay, CashDay),
  field(confirmCashDay, CashDay),
  field(reopenCashDay, CashDay),
  keyedField(createCashDeposit, CashDeposit),
  field(deleteCashDeposit, CashDeposit),
);
