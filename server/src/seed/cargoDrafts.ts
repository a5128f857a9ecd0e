import { groupBy } from '../db/read/rawRows';
import type { Writer } from '../db/write/writer';
import { isUnregistered } from '../domain/tax/gst';
import { addDays, lastOfMonth, monthOf, type DateOnly } from '../domain/values/dates';
import { CargoConsignment } from '../modules/bookings/cargo/cargo.entity';
import { billOver } from '../modules/billing/invoices/bill';
import { bookedServices } from '../modules/billing/invoices/bookedServices';
import { partiesOf } from '../modules/billing/invoices/supply';
import { Customer } from '../modules/parties/customers/customer.entity';
import type { DemoBooks } from './demoBooks';
import { billedAs, type DemoInvoice } from './demoInvoice';

/** Invoices to the senders of cargo: of the day of its payment, if that is in the same month, otherwise of the end of the month. */
export async function cargoDrafts(db: Writer, today: DateOnly, { from, closed }: DemoBooks): Promise<DemoInvoice[]> {
  const cargo = await db
    .select(CargoConsignment, 'c')
    .where('c.deletedOn IS NULL AND c.invoiceId IS NULL AND c.toPayAmount > 0')
    .andWhere('c.bookingDate BETWEEN :from AND :closed', { from, closed })
    .orderBy('c.id')
    .getMany();
  const services = await bookedServices(db);
  const customers = await db.byIds(
    Customer,
    cargo.map(({ senderId }) => senderId),
    ['gst', 'gstCategory'],
  );
  const drafts: DemoInvoice[] = [];
  const keyOf = (each: CargoConsignment) =>
    [each.senderId, each.branchId, services.ofCargo(each, closed), paidOn(each) ?? monthOf(each.bookingDate)].join(' ');
  for (const held of groupBy(cargo, keyOf).values()) {
    const [first] = held;
    const customer = first && customers.get(first.senderId);
    if (!customer) continue;
    const { branchId, senderId: customerId, bookingDate } = first;
    const paidAtOnce = paidOn(first);
    const invoiceDate = paidAtOnce ?? lastOfMonth(bookingDate);
    const paymentDate = paidAtOnce ?? addDays(invoiceDate, 9);
    const isPaid = paymentDate <= today;
    const parties = await partiesOf(db, customer, invoiceDate, branchId);
    const terms = services.terms(services.ofCargo(first, invoiceDate), invoiceDate, !isUnregistered(parties));
    const amounts = held.map(({ toPayAmount }) => toPayAmount ?? 0);
    const isCash = paidAtOnce !== null;
    drafts.push({
      ...billedAs(billOver(amounts, { buyer: { ...parties, ...terms }, isCash, field: 'cargoIds' })),
      branchId,
      customerId,
      invoiceDate,
      invoiceMonth: monthOf(bookingDate),
      invoiceStatus: isPaid ? 'Paid' : 'Approved',
      paymentDate: isPaid ? paymentDate : null,
      totalConsignments: held.length,
      consignmentIds: [],
      cargoIds: held.map(({ id }) => id),
    });
  }
  return drafts;
}

/** Null: not in the month of the booking. */
const paidOn = ({ paymentDate, bookingDate }: CargoConsignment) =>
  paymentDate !== null && monthOf(paymentDate) === monthOf(bookingDate) ? paymentDate : null;
