import type { App } from '../../../core/module/app.types';
import { insertSeedRows } from '../../../db/write/seedRows';
import type { Writer } from '../../../db/write/writer';
import { addDays, startOfDayInstant, type DateOnly } from '../../../domain/values/dates';
import { isBornPaid } from '../../../domain/billing/invoiceStatus';
import type { ReceiptMode } from '../../../domain/money/enums';
import type { Paise } from '../../../domain/values/money';
import { lastId } from '../../../seed/bulk';
import { recountAccounts } from '../../parties/customers/account/accountRecount';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { Customer } from '../../parties/customers/customer.entity';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { User } from '../../parties/users/user.entity';
import { takeNumber } from '../../parties/series/takeNumber';
import { CreditLift, CreditOverride } from './credit/credit.entity';
import {
  cancellationMovement,
  invoiceMovement,
  openingMovement,
  paymentMovement,
  post,
  reversalMovement,
} from '../../billing/ledger/ledger';
import { OpeningItem } from './opening.entity';
import { Allocation, CustomerPayment } from './payment.entity';
import { seedDemoRefund } from './refunds/seedDemoRefund';
import { taxableOf } from './tds';
import { seedDemoWriteOffs } from './writeoffs/seedDemoWriteOffs';
import { seedDemoVpp, seedSetOff } from './vpp/seedDemoVpp';

const paymentCount = 40;
const modes: readonly ReceiptMode[] = ['BankTransfer', 'Cheque', 'Upi', 'Cash'];
const banks = ['HDFC Bank, Fort', 'State Bank of India, Andheri', 'Bank of Baroda, Vashi'];

interface Draft {
  invoice: Invoice | null;
  customerId: number;
  /** By an invoice of the customer. */
  supply: Pick<Invoice, 'placeOfSupply' | 'supplyType' | 'branchId'>;
  receivedOn: DateOnly;
  amount: Paise;
  tdsAmount: Paise;
  allocated: Paise;
  certificateNo: string | null;
  bouncedOn: DateOnly | null;
  /** Nobody has said how it was paid, as of a bill over what was paid at the counter. */
  isMarked: boolean;
}

/**
 * Payments of the demo's invoices: instalments, tax deducted, advances, a part payment, a bounced cheque, a write-off, and those with
 * which bills are born.
 */
export async function seedDemoReceivables(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const approved = (await db.select(Invoice, 'r').where('r.deletedOn IS NULL').orderBy('r.id').getMany()).filter(
    ({ invoiceStatus }) => invoiceStatus !== 'Generated',
  );
  for (const invoice of approved) {
    post(db, invoiceMovement(invoice));
    if (invoice.cancelledOn) post(db, cancellationMovement(invoice, invoice.cancelledOn));
  }
  const live = approved.filter(({ cancelledOn }) => cancelledOn === null);
  const isPaidAtOnce = ({ invoiceType }: Invoice) => isBornPaid(invoiceType);
  const invoices = live.filter((invoice) => !isPaidAtOnce(invoice));
  const drafts = [...draftsOf(invoices, today), ...live.filter(isPaidAtOnce).map(markedPaid)].sort((a, b) =>
    a.receivedOn < b.receivedOn ? -1 : 1,
  );
  const author = (await db.find(User, { role: 'Admin' }))?.id ?? null;
  let id = (await lastId(db.internal, CustomerPayment)) + 1;
  for (const [at, draft] of drafts.entries()) {
    await seedPayment(db, app, { ...draft, id, at, author });
    id += 1;
  }
  await seedPartPayment(db, drafts);
  await seedDemoRefund(db, today);
  await seedDemoWriteOffs(db, today);
  await seedCredit(db, invoices, today);
  await seedDemoVpp(db, app);
  await seedSetOff(db, today);
  recountAccounts(db);
}

function draftsOf(invoices: readonly Invoice[], today: DateOnly): Draft[] {
  const paid = invoices.filter(({ invoiceStatus }) => invoiceStatus === 'Paid');
  const open = invoices.filter(({ invoiceStatus }) => invoiceStatus !== 'Paid');
  const others = othersOf(paid, open, today);
  const instalments = Math.max(paymentCount - others.length, paid.length);
  return [
    ...paid.flatMap((invoice, at) => {
      const count = Math.floor(instalments / paid.length) + (at < instalments % paid.length ? 1 : 0);
      return instalmentsOf(invoice, count, at < 3 ? Math.round(taxableOf(invoice) * 0.02) : 0, at);
    }),
    ...others,
  ];
}

function markedPaid(invoice: Invoice): Draft {
  const { customerId, invoiceDate, totalAmount } = invoice;
  return {
    invoice,
    customerId,
    supply: invoice,
    receivedOn: invoiceDate,
    amount: totalAmount,
    tdsAmount: 0,
    allocated: totalAmount,
    certificateNo: null,
    bouncedOn: null,
    isMarked: true,
  };
}

/** The last of them on the payment date, with the tax that was deducted. */
function instalmentsOf(invoice: Invoice, count: number, tds: Paise, at: number): Draft[] {
  const { customerId, invoiceDate, paymentDate, totalAmount } = invoice;
  const last = paymentDate ?? invoiceDate;
  const each = Math.floor(totalAmount / count / 100) * 100;
  return Array.from({ length: count }, (_, place): Draft => {
    const isLast = place === count - 1;
    const early = addDays(last, -3 * (count - 1 - place));
    const share = isLast ? totalAmount - each * (count - 1) : each;
    return {
      invoice,
      customerId,
      supply: invoice,
      receivedOn: early < invoiceDate ? invoiceDate : early,
      amount: share - (isLast ? tds : 0),
      tdsAmount: isLast ? tds : 0,
      allocated: share,
      certificateNo: isLast && tds > 0 && at === 0 ? 'TDSQ2/118' : null,
      bouncedOn: null,
      isMarked: false,
    };
  });
}

/** A bounced cheque and a part payment of open invoices, and advances of customers that pay well. */
function othersOf(paid: readonly Invoice[], open: readonly Invoice[], today: DateOnly): Draft[] {
  const plain = { tdsAmount: 0, certificateNo: null, bouncedOn: null, isMarked: false };
  const of = (invoice: Invoice, amount: Paise, more: Partial<Draft>): Draft => {
    const received = addDays(invoice.invoiceDate, 8);
    const receivedOn = received < today ? received : today;
    return {
      ...plain,
      invoice,
      customerId: invoice.customerId,
      supply: invoice,
      receivedOn,
      amount,
      allocated: amount,
      ...more,
    };
  };
  const [first, second] = open;
  const owing = new Set(open.map(({ customerId }) => customerId));
  const paysWell = ({ customerId }: Invoice) => !owing.has(customerId);
  const advances = [...paid.filter(paysWell), ...paid].slice(0, 2).map((invoice, at): Draft => {
    const { customerId } = invoice;
    return {
      ...plain,
      invoice: null,
      customerId,
      supply: invoice,
      receivedOn: addDays(today, -2 - at),
      amount: 500_000,
      allocated: 0,
    };
  });
  return [
    ...(first ? [of(first, first.totalAmount, { bouncedOn: addDays(first.invoiceDate, 12) })] : []),
    ...(second ? [of(second, Math.round(second.totalAmount / 400) * 100, {})] : []),
    ...advances,
  ].map((draft) => ({ ...draft, bouncedOn: draft.bouncedOn && draft.bouncedOn > today ? today : draft.bouncedOn }));
}

async function seedPayment(
  db: Writer,
  app: App,
  draft: Draft & { id: number; at: number; author: number | null },
): Promise<void> {
  const { id, at, invoice, customerId, supply, receivedOn, amount, tdsAmount, allocated, bouncedOn, isMarked } = draft;
  const mode = isMarked ? 'Cash' : bouncedOn ? 'Cheque' : (modes[at % modes.length] ?? 'BankTransfer');
  const written = new Date(startOfDayInstant(receivedOn, app.config.timezone).getTime() + 12 * 3_600_000);
  const isBounced = bouncedOn !== null;
  const payment = {
    id,
    number: await takeNumber(db, 'Receipt', receivedOn, supply.branchId),
    branchId: supply.branchId,
    customerId,
    placeOfSupply: supply.placeOfSupply,
    supplyType: supply.supplyType,
    receivedOn,
    mode,
    amount,
    tdsAmount,
    reference:
      isMarked || mode === 'Cash'
        ? null
        : mode === 'Cheque'
          ? String(204_100 + at)
          : `UTR26${String(7_310_000 + 37 * at)}`,
    bankName: mode === 'Cheque' ? (banks[at % banks.length] ?? null) : null,
    chequeDate: mode === 'Cheque' ? receivedOn : null,
    source: isMarked ? ('MarkedPaid' as const) : ('Entered' as const),
    allocatedCash: isBounced ? 0 : allocated - Math.min(tdsAmount, allocated),
    allocatedTds: isBounced ? 0 : Math.min(tdsAmount, allocated),
    certificateNo: draft.certificateNo,
    reversedOn: bouncedOn,
    reversalKind: isBounced ? ('Bounced' as const) : null,
    reversalReason: isBounced ? 'Funds insufficient' : null,
    createdOn: written < db.now ? written : db.now,
    createdById: draft.author,
  };
  await insertSeedRows(db, CustomerPayment, [payment]);
  post(db, paymentMovement(payment));
  if (isBounced) post(db, reversalMovement(payment));
  if (!invoice || allocated === 0) return;
  const allocation = {
    paymentId: id,
    invoiceId: invoice.id,
    cash: allocated - tdsAmount,
    tds: tdsAmount,
    allocatedOn: receivedOn,
  };
  await insertSeedRows(db, Allocation, [
    allocation,
    ...(bouncedOn ? [{ ...allocation, cash: -allocation.cash, tds: -allocation.tds, allocatedOn: bouncedOn }] : []),
  ]);
}

/** What is left of an open invoice of which a part was paid. */
async function seedPartPayment(db: Writer, drafts: readonly Draft[]): Promise<void> {
  for (const { invoice, allocated, bouncedOn } of drafts) {
    if (!invoice || bouncedOn || invoice.invoiceStatus === 'Paid') continue;
    await db.internal.update(Invoice, invoice.id, { outstanding: invoice.totalAmount - allocated });
  }
}

/** Addresses of accounts, an opening balance, and limits: two customers are above theirs. */
async function seedCredit(db: Writer, invoices: readonly Invoice[], today: DateOnly): Promise<void> {
  const billed = [...new Set(invoices.map(({ customerId }) => customerId))];
  const customers = await db.byIds(Customer, billed, ['company']);
  for (const [id, { company }] of customers) {
    const name = company
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    await db.internal.update(Customer, id, { email: `accounts@${name}.example` });
  }
  const owing = invoices.filter(({ invoiceStatus }) => invoiceStatus !== 'Paid');
  const owedBy = (id: number) =>
    owing.filter(({ customerId }) => customerId === id).reduce((sum, each) => sum + each.totalAmount, 0);
  // In thousands, of what is owed half at most.
  const limitOf = (id: number) => Math.floor(owedBy(id) / 200_000) * 100_000;
  const over = [...new Set(owing.map(({ customerId }) => customerId))].filter((id) => limitOf(id) > 0).slice(0, 2);
  for (const id of over) await db.internal.update(Customer, id, { creditLimit: limitOf(id) });
  await seedExceptions(db, over, today);
  const within = billed.filter((id) => !over.includes(id));
  for (const customerId of within.slice(0, 2))
    await db.internal.update(Customer, customerId, { creditLimit: 100_000_000, creditDays: 30 });
  const old = within.at(-1);
  if (old === undefined) return;
  const [date, amount] = [addDays(today, -210), 1_250_000];
  const opening = { customerId: old, date, amount, outstanding: amount, remark: 'Owed before Waybill' };
  await insertSeedRows(db, OpeningItem, [opening]);
  post(db, openingMovement(old, date, amount));
}

/** Of the customers above their limits: a booking that was allowed all the same, and some days without the limit. */
async function seedExceptions(db: Writer, [first, second]: readonly number[], today: DateOnly): Promise<void> {
  const booked = await db
    .select(Consignment, 'c')
    .where("c.senderId = :first AND c.paymentMode = 'Credit' AND c.customerAmount > 0", { first: first ?? 0 })
    .andWhere('c.deletedOn IS NULL')
    .orderBy('c.id', 'DESC')
    .getOne();
  const { creditLimit } = (await db.find(Customer, { id: first ?? 0 })) ?? { creditLimit: null };
  if (booked && creditLimit !== null) {
    const exposure = creditLimit + (booked.customerAmount ?? 0) + 412_500;
    const reason = 'Cheque was seen by the owner';
    await insertSeedRows(db, CreditOverride, [{ consignmentId: booked.id, exposure, creditLimit, reason }]);
  }
  if (second === undefined) return;
  const lift = { customerId: second, until: addDays(today, 3), reason: 'Festival parcels, payment is promised' };
  await insertSeedRows(db, CreditLift, [lift]);
}
