import { company } from '../company';
import type { Writer } from '../db/write/writer';
import { addDays, monthOf, startOfDayInstant, type DateOnly } from '../domain/values/dates';
import { gstinStateCode } from '../domain/tax/gstin';
import { Consignment } from '../modules/bookings/consignments/consignment.entity';
import { Customer } from '../modules/parties/customers/customer.entity';
import { counterAmounts, counterCustomer } from '../modules/billing/invoices/counter/counterBill.service';
import { coveredBy } from '../modules/billing/invoices/counter/counterDays';
import { taxPercentByDay } from '../modules/system/settings/settingValues';
import { demoFiling } from './demoFiling';
import type { DemoInvoice } from './demoInvoice';

/** Days up to today that are left without a bill, so that some are proposed. */
const proposedDays = 5;

/** Counter bills of each day from the beginning of the month that is filed. */
export async function counterDrafts(db: Writer, today: DateOnly, timezone: string): Promise<DemoInvoice[]> {
  const from: DateOnly = `${demoFiling(today).month}-01`;
  const placeOfSupply = gstinStateCode(company.gstin);
  const customer = await counterCustomer(db, company.phone);
  const createdOn = new Date(startOfDayInstant(from, timezone).getTime() + 10 * 3_600_000);
  await db.internal.update(Customer, customer.id, { createdOn });
  const taxPercentOf = await taxPercentByDay(db);
  const drafts: DemoInvoice[] = [];
  for (let day = from; day < addDays(today, -proposedDays); day = addDays(day, 1)) {
    const consignmentIds = await coveredBy(db, day, placeOfSupply, 5000);
    if (consignmentIds.length === 0) continue;
    const covered = await db.byIds(Consignment, consignmentIds, ['customerAmount']);
    const total = [...covered.values()].reduce((sum, { customerAmount }) => sum + (customerAmount ?? 0), 0);
    drafts.push({
      ...counterAmounts(total, placeOfSupply, company.gstin, taxPercentOf(day)),
      additionalCharges: 0,
      chargesTaxable: false,
      customerId: customer.id,
      invoiceDate: day,
      invoiceMonth: monthOf(day),
      totalConsignments: consignmentIds.length,
      invoiceStatus: 'Paid',
      invoiceType: 'Counter',
      invoiceNumber: null,
      paymentDate: day,
      additionalRemark: null,
      remark: null,
      consignmentIds,
      isDeleted: false,
      cancelledOn: null,
    });
  }
  return drafts;
}
