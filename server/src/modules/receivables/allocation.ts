/** Allocates payments to dues, and takes back what was allocated. Both records are locked by the caller. */
import { conflict } from '../../core/errors';
import { decodeRows, integer, nullable, sum } from '../../db/rawRows';
import type { Writer } from '../../db/writer';
import { proposedShares } from '../../domain/allocation';
import type { DateOnly } from '../../domain/dates';
import type { Paise } from '../../domain/money';
import { receivablesRefusal } from '../../domain/policy';
import { Invoice } from '../invoices/invoice.entity';
import { moveAccount } from '../customers/account/customerAccount';
import { settingsOn } from '../settings/settingValues';
import { dueOfInvoice, dueOfOpening, keyOf, type Due } from './dues';
import { OpeningItem } from './opening.entity';
import { Allocation, type CustomerPayment } from './payment.entity';
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
export function proposedParts(dues: readonly Due[], left: Left, basisPoints: number): Part[] {
  const shares = proposedShares(dues, left, basisPoints);
  return dues.flatMap((due, at) => {
    const { cash, tds } = shares[at] ?? { cash: 0, tds: 0 };
    return cash + tds > 0 ? [{ due, cash, tds }] : [];
  });
}

/** Throws unless the parts fit into what is left of the payment and of each due, and keep the limits of cash and tax. */
export async function refuseParts(db: Writer, parts: readonly Part[], left: Left, received: Received): Promise<void> {
  const refusals = receivablesRefusal.allocation;
  const of = (name: 'cash' | 'tds') => parts.reduce((total, part) => total + part[name], 0);
  if (of('cash') > left.cash || of('tds') > left.tds) throw conflict(refusals.moreThanLeft);
  const taken = new Map<string, Paise>();
  for (const part of parts) {
    const { due, cash, tds } = part;
    const key = keyOf(due);
    const allocated = (taken.get(key) ?? 0) + cash + tds;
    taken.set(key, allocated);
    if (allocated > due.outstanding) throw conflict(refusals.moreThanDue(due));
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

/** Writes the parts and settles their dues; the payment's own sums are the caller's. */
export async function writeParts(
  db: Writer,
  { id: paymentId, receivedOn }: CustomerPayment,
  parts: readonly Part[],
): Promise<void> {
  for (const { due, cash, tds } of parts) {
    const allocatedOn = later(receivedOn, due.date);
    await db.insert(Allocation, { ...namesOf(due), paymentId, cash, tds, allocatedOn });
  }
  const byDue = new Map(parts.map((part) => [keyOf(part.due), part.due]));
  for (const [key, due] of byDue) {
    const allocated = parts
      .filter((part) => keyOf(part.due) === key)
      .reduce((total, { cash, tds }) => total + cash + tds, 0);
    await settle(db, due, due.outstanding - allocated);
  }
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

const namesOf = ({ invoice, opening }: Due) => ({ invoiceId: invoice?.id ?? null, openingId: opening?.id ?? null });
const later = (a: DateOnly, b: DateOnly): DateOnly => (a > b ? a : b);

/** What of a payment is allocated, by due; without what was taken back. */
export async function allocatedParts(db: Writer, { id }: CustomerPayment): Promise<Part[]> {
  const rows = await db.query(
    `SELECT invoice_id AS invoiceId, opening_id AS openingId, SUM(cash) AS cash, SUM(tds) AS tds FROM allocation
     WHERE payment_id = ? GROUP BY invoice_id, opening_id HAVING SUM(cash + tds) > 0 ORDER BY invoice_id, opening_id`,
    [id],
  );
  const live = decodeRows(rows, {
    invoiceId: nullable(integer),
    openingId: nullable(integer),
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
  return live.flatMap(({ invoiceId, openingId, cash, tds }) => {
    const invoice = invoices.find((each) => each.id === invoiceId);
    const opening = openings.find((each) => each.id === openingId);
    const due = invoice ? dueOfInvoice(invoice) : opening ? dueOfOpening(opening) : null;
    return due ? [{ due, cash, tds }] : [];
  });
}

/**
 * Writes rows with minus amounts and settles the dues. From the date of what is taken back, as if it had never been; of a
 * reversal from its own date, if that is later.
 */
export async function takeBackParts(
  db: Writer,
  { id: paymentId, receivedOn }: CustomerPayment,
  parts: readonly Part[],
  reversedOn: DateOnly = receivedOn,
): Promise<void> {
  for (const { due, cash, tds } of parts) {
    const allocatedOn = later(later(receivedOn, due.date), reversedOn);
    await db.insert(Allocation, { ...namesOf(due), paymentId, cash: -cash, tds: -tds, allocatedOn });
    await settle(db, due, due.outstanding + cash + tds);
  }
}
