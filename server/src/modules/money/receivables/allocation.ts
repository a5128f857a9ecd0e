/** Allocates payments to dues, and takes back what was allocated. Both records are locked by the caller. */
import { conflict } from '../../../core/operation/errors';
import { decodeRows, integer, nullable, sum, text } from '../../../db/read/rawRows';
import type { Writer } from '../../../db/write/writer';
import { proposedShares } from '../../../domain/billing/allocation';
import type { DateOnly } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import { receivablesRefusal } from '../../../domain/policy/receivables';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { moveAccount } from '../../parties/customers/account/customerAccount';
import { settingOn, settingsOn } from '../../system/settings/settingValues';
import { dueOfInvoice, dueOfOpening, keyOf, lockDues, lockOpenDues, type Due } from './dues';
import { OpeningItem } from './opening.entity';
import { Allocation, type CustomerPayment } from './payment.entity';
import type { AllocationInput } from './payment.inputs';
import { lastPaidOn, settleInvoice } from './settlement';

export interface Part {
  due: Due;
  cash: Paise;
  tds: Paise;
}

export interface Left {
  cash: Paise;
  tds: Paise;
}

type Received = Pick<CustomerPayment, 'receivedOn' | 'mode'>;

/** Oldest due first. Tax up to `basisPoints` of the taxable amount of each invoice, the rest in cash. */
function proposedParts(dues: readonly Due[], left: Left, basisPoints: number): Part[] {
  const shares = proposedShares(dues, left, basisPoints);
  return dues.flatMap((due, at) => {
    const { cash, tds } = shares[at] ?? { cash: 0, tds: 0 };
    return cash + tds > 0 ? [{ due, cash, tds }] : [];
  });
}

interface Wanted {
  allocations?: AllocationInput[] | null;
  auto?: boolean | null;
}

/** Locks the dues that are named, or with `auto` the oldest of the customer. */
export async function wantedParts(
  db: Writer,
  customerId: number,
  { allocations, auto }: Wanted,
  left: Left,
  { receivedOn }: Pick<CustomerPayment, 'receivedOn'>,
): Promise<Part[]> {
  const wanted = (allocations ?? []).filter(({ cash, tds }) => (cash ?? 0) + (tds ?? 0) > 0);
  if (wanted.length > 0) {
    const dues = await lockDues(db, customerId, wanted);
    return dues.map((due, at) => ({ due, cash: wanted[at]?.cash ?? 0, tds: wanted[at]?.tds ?? 0 }));
  }
  if (auto !== true || allocations?.length) return [];
  const percent = left.tds > 0 ? await settingOn(db, 'tds.percent', receivedOn) : 0;
  return proposedParts(await lockOpenDues(db, customerId), left, percent);
}

export const totalOf = (parts: readonly Part[], name: 'cash' | 'tds'): Paise =>
  parts.reduce((total, part) => total + part[name], 0);

/** Throws unless the parts fit into what is left of the payment and of each due, and keep the limits of cash and tax. */
export async function refuseParts(db: Writer, parts: readonly Part[], left: Left, received: Received): Promise<void> {
  const refusals = receivablesRefusal.allocation;
  if (totalOf(parts, 'cash') > left.cash || totalOf(parts, 'tds') > left.tds) throw conflict(refusals.moreThanLeft);
  for (const part of joined(parts)) {
    const { due, cash, tds } = part;
    if (cash + tds > due.outstanding) throw conflict(refusals.moreThanDue(due));
    if (due.invoice) await refuseOnInvoice(db, part, due.invoice, received);
  }
}

async function refuseOnInvoice(
  db: Writer,
  { due, cash, tds }: Part,
  { id }: Invoice,
  { mode, receivedOn }: Received,
): Promise<void> {
  const isCash = mode === 'Cash' && cash > 0;
  if (tds === 0 && !isCash) return;
  const rows = await db.query(
    `SELECT SUM(a.tds) AS tds, SUM(CASE WHEN p.mode = 'Cash' THEN a.cash ELSE 0 END) AS cash
     FROM allocation a JOIN customer_payment p ON p.id = a.payment_id WHERE a.invoice_id = ?`,
    [id],
  );
  const [before = { tds: 0, cash: 0 }] = decodeRows(rows, { tds: sum, cash: sum });
  const limits = await settingsOn(db, ['tds.maxPercent', 'cash.dayLimit'], receivedOn);
  const most = limits['tds.maxPercent'];
  if (tds > 0 && (before.tds + tds) * 10_000 > due.taxable * most)
    throw conflict(receivablesRefusal.allocation.tooMuchTds({ percent: most / 100 }));
  const limit = limits['cash.dayLimit'];
  if (isCash && before.cash + cash >= limit) throw conflict(receivablesRefusal.cashOfInvoice({ limit }));
}

/** What is allocated: a payment, or a credit note from its date on. */
interface Source {
  paymentId: number | null;
  creditNoteId: number | null;
  receivedOn: DateOnly;
}

/**
 * Writes the parts and settles their dues; the own sums of the payment or the note are the caller's. They count from the later
 * of the two dates, or from the day that `countedFrom` makes of it.
 */
export async function writeParts(
  db: Writer,
  { receivedOn, ...source }: Source,
  parts: readonly Part[],
  countedFrom = (date: DateOnly): DateOnly => date,
): Promise<void> {
  for (const { due, cash, tds } of parts) {
    const allocatedOn = countedFrom(later(receivedOn, due.date));
    await db.insert(Allocation, { ...namesOf(due), ...source, cash, tds, allocatedOn });
  }
  for (const { due, cash, tds } of joined(parts)) await settle(db, due, due.outstanding - cash - tds);
}

/** One part for each due. */
function joined<Each extends Part>(parts: readonly Each[]): Each[] {
  const byDue = new Map<string, Each>();
  for (const part of parts) {
    const known = byDue.get(keyOf(part.due));
    byDue.set(keyOf(part.due), known ? { ...part, cash: known.cash + part.cash, tds: known.tds + part.tds } : part);
  }
  return [...byDue.values()];
}

async function settle(db: Writer, { invoice, opening }: Due, outstanding: Paise): Promise<void> {
  if (invoice) {
    const paidOn = outstanding === 0 ? await lastPaidOn(db, invoice.id) : null;
    await settleInvoice(db, invoice, outstanding, paidOn);
  }
  if (opening) {
    moveAccount(db, { customerId: opening.customerId, share: { outstanding: outstanding - opening.outstanding } });
    await db.update(opening, { outstanding });
  }
}

const namesOf = ({ invoice, opening }: Due) => ({
  invoiceId: invoice?.id ?? null,
  openingId: opening?.id ?? null,
  refundId: null,
  writeOffId: null,
});
const later = (a: DateOnly, b: DateOnly): DateOnly => (a > b ? a : b);

/** A part with the day from which it counts. */
interface AllocatedPart extends Part {
  allocatedOn: DateOnly;
}

/** What of a payment is allocated, by due and day, the earlier first; without what was taken back. */
export async function allocatedParts(db: Writer, { id }: CustomerPayment): Promise<AllocatedPart[]> {
  const rows = await db.query(
    `SELECT invoice_id AS invoiceId, opening_id AS openingId, allocated_on AS allocatedOn, SUM(cash) AS cash, SUM(tds) AS tds
     FROM allocation WHERE payment_id = ? AND refund_id IS NULL GROUP BY invoice_id, opening_id, allocated_on HAVING SUM(cash + tds) <> 0
     ORDER BY invoice_id, opening_id, allocated_on`,
    [id],
  );
  const live = decodeRows(rows, {
    invoiceId: nullable(integer),
    openingId: nullable(integer),
    allocatedOn: text,
    cash: integer,
    tds: integer,
  });
  const invoices = await db.lockMany(
    Invoice,
    live.flatMap(({ invoiceId }) => invoiceId ?? []),
  );
  const openings = await db.lockMany(
    OpeningItem,
    live.flatMap(({ openingId }) => openingId ?? []),
  );
  return live.flatMap(({ invoiceId, openingId, ...amounts }) => {
    const invoice = invoices.find((each) => each.id === invoiceId);
    const opening = openings.find((each) => each.id === openingId);
    const due = invoice ? dueOfInvoice(invoice) : opening ? dueOfOpening(opening) : null;
    return due ? [{ due, ...amounts }] : [];
  });
}

/**
 * Writes rows with minus amounts and settles the dues. From the day of what is taken back, as if it had never been; a reversal
 * is one row for each due, from its own date or the day of the latest part, if that is later.
 */
export async function takeBackParts(
  db: Writer,
  { id: paymentId }: CustomerPayment,
  parts: readonly AllocatedPart[],
  reversedOn?: DateOnly,
): Promise<void> {
  for (const { due, cash, tds, allocatedOn } of reversedOn === undefined ? parts : joined(parts)) {
    await db.insert(Allocation, {
      ...namesOf(due),
      paymentId,
      creditNoteId: null,
      cash: -cash,
      tds: -tds,
      allocatedOn: later(allocatedOn, reversedOn ?? allocatedOn),
    });
  }
  for (const { due, cash, tds } of joined(parts)) await settle(db, due, due.outstanding + cash + tds);
}
