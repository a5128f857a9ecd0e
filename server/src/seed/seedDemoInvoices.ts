import type { App } from '../core/module/app.types';
import { company } from '../company';
import type { Writer } from '../db/write/writer';
import { addDays, addMonths, firstOfMonth, monthOf, startOfDayInstant, type DateOnly } from '../domain/values/dates';
import { CargoConsignment } from '../modules/bookings/cargo/cargo.entity';
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
import { cargoDrafts } from './cargoDrafts';
import { counterDrafts } from './counterDrafts';
import { thirdPartyInvoices } from './data/thirdPartyInvoices';
import { demoBooks } from './demoBooks';
import type { DemoInvoice } from './demoInvoice';
import { cashDrafts, monthlyDrafts } from './monthlyDrafts';
import { insertSeedRows } from '../db/write/seedRows';
import { firstBranchId } from '../db/schema/columns';

/**
 * Invoices of the last months in every status, as the product would have written them, with their rollup. All that was earned in
 * the last month is on one. The drafts are sorted by date, so that their numbers are.
 */
export async function seedDemoInvoices(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const { timezone } = app.config;
  const books = demoBooks(today);
  const drafts = [
    ...(await monthlyDrafts(db, today, books)),
    ...(await thirdPartyDrafts(db, today)),
    ...(await counterDrafts(db, books, timezone)),
    ...(await cashDrafts(db, books)),
    ...(await cargoDrafts(db, today, books)),
  ].sort((a, b) => (a.invoiceDate < b.invoiceDate ? -1 : 1));
  const admin = await db.find(User, { role: 'Admin' });
  const customers = await db.byIds(
    Customer,
    drafts.map(({ customerId }) => customerId),
    buyerColumns,
  );
  let id = (await lastId(db.internal, Invoice)) + 1;
  for (const { consignmentIds, commissionIds = [], cargoIds = [], buyer = {}, isDeleted, ...draft } of drafts) {
    const isNumbered = draft.invoiceStatus !== 'Generated' && draft.invoiceNumber === null;
    const invoiceNumber = isNumbered
      ? await takeNumber(db, 'Invoice', draft.invoiceDate, draft.branchId ?? firstBranchId)
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
    if (cargoIds.length > 0) await db.internal.update(CargoConsignment, cargoIds, { invoiceId: id });
    id += 1;
  }
  const standing = drafts.filter((draft) => !draft.isDeleted && !draft.cancelledOn);
  rebill(
    db,
    ...standing.map((draft) => [null, billedOf({ ...draft, branchId: draft.branchId ?? firstBranchId })] as const),
  );
}

async function thirdPartyDrafts(db: Writer, today: DateOnly): Promise<DemoInvoice[]> {
  const customers = await db.select(Customer, 'c').orderBy('c.id').getMany();
  const taxPercentOf = await taxPercentByDay(db);
  return thirdPartyInvoices.flatMap(({ state, ...given }): DemoInvoice[] => {
    const customer = customers[given.customer % customers.length];
    if (!customer) return [];
    const month = addMonths(firstOfMonth(today), -given.monthsAgo);
    const wanted = addDays(month, given.dayOfMonth - 1);
    const invoiceDate = wanted < today ? wanted : today;
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
