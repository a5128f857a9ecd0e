import { groupBy } from '../db/read/rawRows';
import { firstBranchId } from '../db/schema/columns';
import type { Writer } from '../db/write/writer';
import {
  addDays,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  type DateOnly,
  type Month,
} from '../domain/values/dates';
import type { InvoiceStatus } from '../domain/billing/enums';
import { gstinStateCode } from '../domain/tax/gstin';
import { company } from '../company';
import { Consignment } from '../modules/bookings/consignments/consignment.entity';
import { Customer } from '../modules/parties/customers/customer.entity';
import { isFreightPaid } from '../modules/billing/invoices/billedConsignments';
import { billOver } from '../modules/billing/invoices/bill';
import { suppliesOf } from '../modules/billing/invoices/supply';
import type { DemoBooks } from './demoBooks';
import { payingInTime } from './data/demoNames';
import { billedAs, type DemoInvoice } from './demoInvoice';

const monthsBack = 3;
const field = 'consignmentIds';

interface Sender {
  id: number;
  customer: Customer;
  sent: Consignment[];
}

/** Those who sent most come first. */
async function sendersOf(db: Writer): Promise<Sender[]> {
  const unbilled = await db
    .select(Consignment, 'c')
    .where("c.deletedOn IS NULL AND c.invoiceId IS NULL AND c.customerAmount > 0 AND c.paymentMode <> 'ToPay'")
    .orderBy('c.id')
    .getMany();
  const bySender = [...groupBy(unbilled, ({ senderId }) => senderId)];
  const customers = await db.byIds(
    Customer,
    bySender.map(([id]) => id),
    ['company', 'gst', 'gstCategory'],
  );
  const sentOnCredit = ({ sent }: Sender) => sent.filter(({ paymentMode }) => paymentMode === 'Credit').length;
  return bySender
    .flatMap(([id, sent]) => {
      const customer = customers.get(id);
      return customer ? [{ id, customer, sent }] : [];
    })
    .sort((one, other) => sentOnCredit(other) - sentOnCredit(one));
}

/** Of the first branch: four of the company's state and one of another. */
function busiestOf(senders: readonly Sender[]): Sender[] {
  const home = gstinStateCode(company.gstin);
  const isAway = ({ customer: { gst } }: Sender) => gst !== null && gstinStateCode(gst) !== home;
  const own = senders.filter(({ sent }) => sent.every(({ branchId }) => branchId === firstBranchId));
  return [...own.filter((each) => !isAway(each)).slice(0, 4), ...own.filter(isAway).slice(0, 1)];
}

/**
 * Invoices over what was sent on credit, dated on the last day of its month: of the months that are complete those of all
 * senders, of the others those of the busiest.
 */
export async function monthlyDrafts(db: Writer, today: DateOnly, books: DemoBooks): Promise<DemoInvoice[]> {
  const senders = await sendersOf(db);
  const busiest = busiestOf(senders);
  const drafts: DemoInvoice[] = [];
  for (let ago = monthsBack; ago >= 0; ago -= 1) {
    const month = monthOf(addMonths(firstOfMonth(today), -ago));
    const isComplete = isOf(books, month);
    const chosen = isComplete ? [...busiest, ...senders.filter((each) => !busiest.includes(each))] : busiest;
    // The busiest last, so that their invoices are the newest of the day.
    for (const [place, { id: customerId, customer, sent }] of [...chosen.entries()].reverse()) {
      const paysInTime = payingInTime.includes(customer.company);
      const state = stateOf({ ago, place, paysInTime }, month, today);
      const billed = sent.filter(
        (c) =>
          monthOf(c.bookingDate) === month &&
          c.bookingDate < today &&
          (isComplete ? isOpen(c, books) : c.paymentMode === 'Credit'),
      );
      for (const { buyer, branchId, consignments } of await suppliesOf(db, customer, billed, {
        day: state.invoiceDate,
        branchId: billed[0]?.branchId,
      })) {
        const amounts = consignments.map((c) => c.customerAmount ?? 0);
        drafts.push({
          ...billedAs(billOver(amounts, { buyer, isCash: false, field })),
          ...state,
          branchId,
          customerId,
          invoiceMonth: month,
          totalConsignments: consignments.length,
          consignmentIds: consignments.map((c) => c.id),
        });
      }
    }
  }
  return drafts;
}

/** Cash invoices of the day of the payment, where a counter bill is none: to registered senders, and over what was owed before. */
export async function cashDrafts(db: Writer, books: DemoBooks): Promise<DemoInvoice[]> {
  const drafts: DemoInvoice[] = [];
  for (const { id: customerId, customer, sent } of await sendersOf(db)) {
    const paid = sent.filter((c) => isOnCashInvoice(c, books) && (c.paymentMode !== 'Cash' || customer.gst !== null));
    for (const [day, ofDay] of groupBy(paid, (c) => c.paymentReceivedDate ?? c.bookingDate)) {
      for (const { buyer, branchId, consignments } of await suppliesOf(db, customer, ofDay, {
        day,
        branchId: ofDay[0]?.branchId,
      })) {
        const amounts = consignments.map((c) => c.customerAmount ?? 0);
        drafts.push({
          ...billedAs(billOver(amounts, { buyer, isCash: true, field })),
          branchId,
          customerId,
          invoiceDate: day,
          invoiceMonth: monthOf(day),
          invoiceStatus: 'Paid',
          paymentDate: day,
          totalConsignments: consignments.length,
          consignmentIds: consignments.map((c) => c.id),
        });
      }
    }
  }
  return drafts;
}

const isOf = ({ from, closed }: DemoBooks, month: Month) => month >= monthOf(from) && month <= monthOf(closed);

/** Paid in the month of the booking, and in the time that is billed. */
function isOnCashInvoice(c: Consignment, { from, until }: DemoBooks): boolean {
  const paidOn = c.paymentReceivedDate;
  return (
    isFreightPaid(c) &&
    paidOn !== null &&
    c.bookingDate >= from &&
    paidOn <= until &&
    monthOf(paidOn) === monthOf(c.bookingDate)
  );
}

const isOpen = (c: Consignment, books: DemoBooks) => c.paymentMode !== 'Cash' && !isOnCashInvoice(c, books);

/** Few, since nobody who is late may book on credit. */
const owing = (place: number) => place === 1 || place % 4 === 2;

/** Status by age: older invoices are paid, the latest are pending. */
function stateOf(
  { ago, place, paysInTime }: { ago: number; place: number; paysInTime: boolean },
  month: Month,
  today: DateOnly,
): Pick<DemoInvoice, 'invoiceDate' | 'invoiceStatus' | 'paymentDate'> {
  const invoiceDate = ago === 0 ? today : lastOfMonth(`${month}-01`);
  const paymentDate = addDays(invoiceDate, 9 + 3 * (place % 5));
  const isPaid =
    ago === monthsBack || (ago === 2 && (place < 4 || paysInTime)) || (ago === 1 && (!owing(place) || paysInTime));
  if (isPaid && paymentDate <= today) return { invoiceDate, invoiceStatus: 'Paid', paymentDate };
  const invoiceStatus: InvoiceStatus = ago > 0 ? 'Approved' : 'Generated';
  return { invoiceDate, invoiceStatus, paymentDate: null };
}
