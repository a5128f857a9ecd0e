import { company } from '../company';
import { groupBy } from '../db/read/rawRows';
import type { Writer } from '../db/write/writer';
import { monthOf, startOfDayInstant } from '../domain/values/dates';
import { Customer } from '../modules/parties/customers/customer.entity';
import { counterCustomer } from '../modules/billing/invoices/counter/counterBill.service';
import { billKey, salesOf } from '../modules/billing/invoices/counter/counterSales';
import { amountsInside } from '../modules/billing/invoices/invoiceAmounts';
import { taxPercentByDay } from '../modules/system/settings/settingValues';
import type { DemoBooks } from './demoBooks';
import type { DemoInvoice } from './demoInvoice';

/** Counter bills of each day that is on documents. */
export async function counterDrafts(db: Writer, { from, until }: DemoBooks, timezone: string): Promise<DemoInvoice[]> {
  const customer = await counterCustomer(db, company.phone);
  const createdOn = new Date(startOfDayInstant(from, timezone).getTime() + 10 * 3_600_000);
  await db.internal.update(Customer, customer.id, { createdOn });
  const taxPercentOf = await taxPercentByDay(db);
  const sales = await salesOf(db, from, until);
  return [...groupBy(sales, billKey).values()].flatMap((held) => {
    const [first] = held;
    const total = held.reduce((sum, { amount }) => sum + amount, 0);
    if (!first || total === 0) return [];
    const { day, placeOfSupply, bill, name } = first;
    const idsOf = (part: 'freight' | 'commissions') => held.filter((sale) => sale[part] > 0).map(({ id }) => id);
    const [consignmentIds, commissionIds] = [idsOf('freight'), idsOf('commissions')];
    const buyer = { taxPercent: taxPercentOf(day), companyGstin: company.gstin, handedOverIn: placeOfSupply };
    return {
      ...amountsInside(total, buyer),
      customerId: bill.senderId ?? customer.id,
      buyer: bill.consignmentId && name ? { buyerName: name, buyerAddress: null, buyerCity: null } : {},
      invoiceDate: day,
      invoiceMonth: monthOf(day),
      totalConsignments: new Set([...consignmentIds, ...commissionIds]).size,
      invoiceStatus: 'Paid' as const,
      invoiceType: 'Counter' as const,
      invoiceNumber: null,
      paymentDate: day,
      additionalRemark: null,
      remark: null,
      consignmentIds,
      commissionIds,
      isDeleted: false,
      cancelledOn: null,
    };
  });
}
