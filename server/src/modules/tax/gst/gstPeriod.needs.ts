import type { Need } from '../../../core/module/need';
import type { Reader } from '../../../db/read/reader';
import { firstRegistrationId } from '../../../domain/parties/branchFields';
import { firstOfLastMonth, lastOfMonth, monthOf, type DateOnly } from '../../../domain/values/dates';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { BillingDay } from '../../billing/invoices/rollup/billingDay.entity';
import { branchesOf } from '../../parties/branches/registrationOf';
import { GstPeriod } from '../../system/periods/gstPeriod.entity';

/** The returns of the last month, one for each registration, once anything was invoiced until its end. */
export const gstNeeds: readonly Need[] = [
  {
    kind: 'Gstr1Due',
    async find({ db, today }) {
      const first = firstOfLastMonth(today());
      const month = monthOf(first);
      const last = lastOfMonth(first);
      const periods = await db.findAll(GstPeriod, { month });
      const filed = new Set(periods.filter(({ filedOn }) => filedOn !== null).map((each) => each.registrationId));
      const registrations = (await db.all('Registration')).map(({ id }) => id);
      const due = (registrations.length > 0 ? registrations : [firstRegistrationId]).filter((id) => !filed.has(id));
      const billed = await Promise.all(due.map((id) => hasBilled(db, id, last)));
      return { count: billed.filter(Boolean).length, filters: { month } };
    },
  },
];

/** With one registration the kept sums say it without reading an invoice. */
async function hasBilled(db: Reader, registrationId: number, last: DateOnly): Promise<boolean> {
  const billed = db.select(BillingDay, 'b').where('b.day <= :last AND b.invoices > 0', { last }).limit(1);
  if ((await billed.getOne()) === null) return false;
  const others = await db.all('Registration');
  if (others.length < 2) return true;
  const branchIds = await branchesOf(db, registrationId);
  const own = db.select(Invoice, 'r').where('r.invoiceDate <= :last AND r.deletedOn IS NULL', { last });
  return (await own.andWhere('r.branchId IN (:...branchIds)', { branchIds }).limit(1).getOne()) !== null;
}
