import { company } from '../company';
import { groupBy } from '../db/read/rawRows';
import type { Writer } from '../db/write/writer';
import { monthOf, startOfDayInstant } from '../domain/values/dates';
import { Customer } from '../modules/parties/customers/customer.entity';
import { counterCustomer } from '../modules/billing/invoices/counter/counterBill.service';
import { billKey, salesOf } from '../modules/billing/invoices/counter/counterSales';
import { amountsInside } from '../modules/billing/invoices/invoiceAmounts';
import { companyByDay } from '../modules/parties/company/companyProfiles';
import { taxPercentByDay } from '../modules/system/settings/settingValues';
import type { DemoBooks } from './demoBooks';
import type { DemoInvoice } from './demoInvoice';
import { demoPlaces, oneOfEach } from './seedDemoBranches';

/** Counter bills of each day that is on documents, by registration. */
export async function counterDrafts(db: Writer, { from, until }: DemoBooks, timezone: string): Promise<DemoInvoice[]> {
  const customer = await counterCustomer(db, company.phone);
  const createdOn = new Date(startOfDayInstant(from, timezone).getTime() + 10 * 3_600_000);
  await db.internal.update(Customer, customer.id, { createdOn });
  const drafts: DemoInvoice[] = [];
  for (const branchId of oneOfEach(await demoPlaces(db)))
    drafts.push(...(await billsOf(db, { branchId, customerId: customer.id, from, until })));
  return drafts;
}

interface Bills extends Pick<DemoBooks, 'from' | 'until'> {
  branchId: number;
  customerId: number;
}

async function billsOf(db: Writer, { branchId, customerId, from, until }: Bills): Promise<DemoInvoice[]> {
  const taxPercentOf = await taxPercentByDay(db);
  const companyOf = await companyByDay(db);
  const sales = await salesOf(db, from, until, branchId);
  return [...groupBy(sales, billKey).values()].flatMap((held) => {
    const [first] = held;
    const total = held.reduce((sum, { amount }) => sum + amount, 0);
    if (!first || total === 0) return [];
    const { day, placeOfSupply, bill, name } = first;
    const idsOf = (part: 'freight' | 'commissions') => held.filter((sale) => sale[part] > 0).map(({ id }) => id);
    const [consignmentIds, commissionIds] = [idsOf('freight'), idsOf('commissions')];
    const buyer = {
      taxPercent: taxPercentOf(day),
      companyGstin: companyOf(day, branchId).gstin,
      handedOverIn: placeOfSupply,
    };
    return {
      ...amountsInside(total, buyer),
      branchId,
      customerId: bill.senderId ?? customerId,
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
