import type { App } from '../core/module/app.types';
import { company } from '../company';
import { groupBy } from '../db/read/rawRows';
import type { Writer } from '../db/write/writer';
import {
  addDays,
  addMonths,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  startOfDayInstant,
  type DateOnly,
} from '../domain/values/dates';
import type { InvoiceStatus } from '../domain/billing/enums';
import { gstinStateCode } from '../domain/tax/gstin';
import { Consignment } from '../modules/bookings/consignments/consignment.entity';
import { Customer } from '../modules/parties/customers/customer.entity';
import { billedOf, rebill } from '../modules/billing/invoices/rollup/billingDay';
import { buyerColumns, buyerDetailsOf } from '../modules/billing/invoices/buyerDetails';
import { Invoice } from '../modules/billing/invoices/invoice.entity';
import { liveNumberOf } from '../modules/billing/invoices/invoice.save';
import { generatedAmounts, takenAsGiven, totalled } from '../modules/billing/invoices/invoiceAmounts';
import { taxPercentByDay } from '../modules/system/settings/settingValues';
import { User } from '../modules/parties/users/user.entity';
import { takeNumber } from '../modules/parties/series/takeNumber';
import { lastId } from './bulk';
import { counterDrafts } from './counterDrafts';
import { thirdPartyInvoices } from './data/thirdPartyInvoices';
import type { DemoInvoice } from './demoInvoice';
import { insertSeedRows } from '../db/write/seedRows';
import { firstBranchId } from '../db/schema/columns';

const monthsBack = 3;

/**
 * About 25 invoices of the last months in every status, and counter bills, as the product would have written them, with
 * their rollup. The drafts are sorted by date, so that their numbers are.
 */
export async function seedDemoInvoices(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const { timezone } = app.config;
  const drafts = [
    ...(await monthlyDrafts(db, today)),
    ...(await thirdPartyDrafts(db, today)),
    ...(await counterDrafts(db, today, timezone)),
  ].sort((a, b) => (a.invoiceDate < b.invoiceDate ? -1 : 1));
  const admin = await db.find(User, { role: 'Admin' });
  const customers = await db.byIds(
    Customer,
    drafts.map(({ customerId }) => customerId),
    buyerColumns,
  );
  let id = (await lastId(db.internal, Invoice)) + 1;
  for (const { consignmentIds, commissionIds = [], buyer = {}, isDeleted, ...draft } of drafts) {
    const isNumbered = draft.invoiceStatus !== 'Generated' && draft.invoiceNumber === null;
    const invoiceNumber = isNumbered
      ? await takeNumber(db, 'Invoice', draft.invoiceDate, firstBranchId)
      : draft.invoiceNumber;
    // A counter bill is made on the next morning.
    const writtenOn = addDays(draft.invoiceDate, draft.invoiceType === 'Counter' ? 1 : 0);
    const written = new Date(startOfDayInstant(writtenOn, timezone).getTime() + 11 * 3_600_000);
    const customer = customers.get(draft.customerId);
    if (!customer) continue;
    await insertSeedRows(db, Invoice, [
      {
        ...draft,
        ...(await buyerDetailsOf(db, customer)),
        ...buyer,
        id,
        invoiceNumber,
        dueDate: draft.invoiceStatus === 'Generated' ? null : addDays(draft.invoiceDate, 10),
        outstanding: draft.invoiceStatus === 'Paid' || draft.cancelledOn ? 0 : draft.totalAmount,
        cancelReason: draft.cancelledOn ? 'Billed to the wrong company' : null,
        statusBeforePaid: draft.invoiceStatus === 'Paid' ? 'Approved' : null,
        liveInvoiceNumber: isDeleted ? null : liveNumberOf(invoiceNumber),
        createdOn: written < db.now ? written : db.now,
        createdById: admin?.id ?? null,
        deletedOn: isDeleted ? db.now : null,
      },
    ]);
    if (consignmentIds.length > 0) await db.internal.update(Consignment, consignmentIds, { invoiceId: id });
    if (commissionIds.length > 0) await db.internal.update(Consignment, commissionIds, { commissionBillId: id });
    id += 1;
  }
  const standing = drafts.filter((draft) => !draft.isDeleted && !draft.cancelledOn);
  rebill(db, ...standing.map((draft) => [null, billedOf(draft)] as const));
}

const isOfAnotherState = (gst: string | null) => gst !== null && gstinStateCode(gst) !== gstinStateCode(company.gstin);

/**
 * Credit customers with the most consignments, one of them from another state, invoiced at the end of each month and
 * for the current month.
 */
async function monthlyDrafts(db: Writer, today: DateOnly): Promise<DemoInvoice[]> {
  const unbilled = await db
    .select(Consignment, 'c')
    .where('c.deletedOn IS NULL AND c.invoiceId IS NULL AND c.customerAmount > 0')
    .andWhere('c.paymentMode = :mode', { mode: 'Credit' })
    .orderBy('c.id')
    .getMany();
  const bySender = groupBy(unbilled, ({ senderId }) => senderId);
  const busiest = [...bySender].sort(([, a], [, b]) => b.length - a.length);
  const customers = await db.byIds(
    Customer,
    busiest.map(([senderId]) => senderId),
    ['gst'],
  );
  const gstOf = (senderId: number) => customers.get(senderId)?.gst ?? null;
  const isAway = ([senderId]: readonly [number, unknown]) => isOfAnotherState(gstOf(senderId));
  const chosen = [...busiest.filter((entry) => !isAway(entry)).slice(0, 4), ...busiest.filter(isAway).slice(0, 1)];
  const taxPercentOf = await taxPercentByDay(db);
  const drafts: DemoInvoice[] = [];
  for (const [place, [senderId, sent]] of chosen.entries()) {
    for (let ago = monthsBack; ago >= 0; ago -= 1) {
      const month = addMonths(firstOfMonth(today), -ago);
      const billed = sent.filter((c) => monthOf(c.bookingDate) === monthOf(month) && c.bookingDate < today);
      if (billed.length === 0) continue;
      const state = stateOf(ago, place, month, today);
      drafts.push({
        ...generatedAmounts(
          billed.map((c) => c.customerAmount ?? 0),
          { customerGstin: gstOf(senderId), companyGstin: company.gstin, taxPercent: taxPercentOf(state.invoiceDate) },
        ),
        ...state,
        customerId: senderId,
        invoiceMonth: monthOf(month),
        invoiceType: 'Automatic',
        invoiceNumber: null,
        totalConsignments: billed.length,
        additionalRemark: null,
        remark: null,
        consignmentIds: billed.map((c) => c.id),
        isDeleted: false,
        cancelledOn: null,
      });
    }
  }
  return drafts;
}

/** Status by age: older invoices are paid, the latest are pending. */
function stateOf(
  ago: number,
  place: number,
  month: DateOnly,
  today: DateOnly,
): Pick<DemoInvoice, 'invoiceDate' | 'invoiceStatus' | 'paymentDate'> {
  const invoiceDate = earlier(ago === 0 ? today : addDays(lastOfMonth(month), 1 + place), today);
  const paymentDate = addDays(invoiceDate, 9 + 3 * place);
  const isPaid = ago === monthsBack || (ago === 2 && place < 4) || (ago === 1 && place === 0);
  if (isPaid && paymentDate <= today) return { invoiceDate, invoiceStatus: 'Paid', paymentDate };
  const invoiceStatus: InvoiceStatus = ago > 1 || (ago === 1 && place < 3) ? 'Approved' : 'Generated';
  return { invoiceDate, invoiceStatus, paymentDate: null };
}

const earlier = (a: DateOnly, b: DateOnly) => (a < b ? a : b);

async function thirdPartyDrafts(db: Writer, today: DateOnly): Promise<DemoInvoice[]> {
  const customers = await db.select(Customer, 'c').orderBy('c.id').getMany();
  const taxPercentOf = await taxPercentByDay(db);
  return thirdPartyInvoices.flatMap(({ state, ...given }): DemoInvoice[] => {
    const customer = customers[given.customer % customers.length];
    if (!customer) return [];
    const month = addMonths(firstOfMonth(today), -given.monthsAgo);
    const invoiceDate = addDays(month, given.dayOfMonth - 1);
    const bill = generatedAmounts([given.rupees * 100], {
      customerGstin: customer.gst,
      companyGstin: company.gstin,
      taxPercent: taxPercentOf(invoiceDate),
    });
    const { placeOfSupply, supplyType, posRule, taxPercent, service, sac, charge } = bill;
    return [
      {
        ...totalled({ ...bill, additionalCharges: given.charges * 100 }),
        placeOfSupply,
        supplyType,
        posRule,
        ...{ taxPercent, service, sac, charge },
        invoiceDate,
        invoiceMonth: monthOf(month),
        taxExplanation: takenAsGiven,
        customerId: customer.id,
        invoiceType: 'Manual',
        invoiceStatus: state === 'Deleted' ? 'Generated' : state === 'Cancelled' ? 'Approved' : state,
        paymentDate: state === 'Paid' ? addDays(invoiceDate, 14) : null,
        invoiceNumber: given.number,
        totalConsignments: given.consignments,
        additionalRemark: given.additionalRemark,
        remark: given.remark,
        consignmentIds: [],
        isDeleted: state === 'Deleted',
        cancelledOn: state === 'Cancelled' ? addDays(invoiceDate, 1) : null,
      },
    ];
  });
}
