import type { Need } from '../../../core/module/need';
import { firstOfLastMonth, lastOfMonth, monthOf } from '../../../domain/values/dates';
import { BillingDay } from '../../billing/invoices/rollup/billingDay.entity';
import { GstPeriod } from '../../system/periods/gstPeriod.entity';

/** The return of the last month, once anything was invoiced until its end. */
export const gstNeeds: readonly Need[] = [
  {
    kind: 'Gstr1Due',
    async find({ db, today }) {
      const first = firstOfLastMonth(today());
      const month = monthOf(first);
      const period = await db.find(GstPeriod, { month });
      const billed = await db
        .select(BillingDay, 'b')
        .where('b.day <= :last AND b.invoices > 0', { last: lastOfMonth(first) })
        .limit(1)
        .getOne();
      return { count: billed && !period?.filedOn ? 1 : 0, filters: { month } };
    },
  },
];
