/**
 * The one way into Paid and out of it: an approved invoice is Paid exactly while nothing of it is outstanding. Its pending
 * consignments are paid with it, and pending again with it.
 */
import { decodeRows, integer, nullable, text } from '../../../db/read/rawRows';
import { insertSeedRows } from '../../../db/write/seedRows';
import type { Writer } from '../../../db/write/writer';
import type { DateOnly } from '../../../domain/values/dates';
import { isBornPaid } from '../../../domain/billing/invoiceStatus';
import type { Paise } from '../../../domain/values/money';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { saveConsignments } from '../../bookings/consignments/consignment.save';
import type { CreditNote } from '../../billing/creditnotes/creditNote.entity';
import type { Invoice } from '../../billing/invoices/invoice.entity';
import type { Settlement } from '../../billing/invoices/invoice.hooks';
import { saveInvoice } from '../../billing/invoices/invoice.save';
import { Allocation } from './payment.entity';

/** Saves what is left of a locked invoice, with what follows from it. */
export async function settleInvoice(
  db: Writer,
  invoice: Invoice,
  outstanding: Paise,
  paidOn: DateOnly | null,
  patch: Partial<Invoice> = {},
): Promise<Invoice> {
  const before = invoice.invoiceStatus;
  if (outstanding === 0 && before !== 'Paid') {
    const statusBeforePaid = before === 'Pending' ? 'Pending' : 'Approved';
    const paid = { outstanding, invoiceStatus: 'Paid', statusBeforePaid, paymentDate: paidOn } as const;
    // Before the invoice, whose number is taken as late as possible.
    await payConsignments(db, invoice, paidOn);
    return saveInvoice(db, invoice, { ...patch, ...paid });
  }
  if (outstanding > 0 && before === 'Paid') {
    const invoiceStatus = invoice.statusBeforePaid ?? 'Approved';
    const reopened = { outstanding, invoiceStatus, statusBeforePaid: null, paymentDate: null };
    await unpayConsignments(db, invoice);
    return saveInvoice(db, invoice, { ...patch, ...reopened });
  }
  return saveInvoice(db, invoice, { ...patch, outstanding });
}

/** Pays a locked invoice with some of a locked credit note about it, from the date of the note; a debit note pays in minus. */
export async function applyCreditNote(
  db: Writer,
  { id, noteDate }: Pick<CreditNote, 'id' | 'noteDate'>,
  invoice: Invoice,
  applied: Paise,
): Promise<Invoice> {
  // Written even if nothing is left of the invoice, so that two approvals cannot overlook each other.
  const touched = { updatedOn: db.now };
  if (applied === 0) return saveInvoice(db, invoice, touched);
  const names = {
    paymentId: null,
    creditNoteId: id,
    invoiceId: invoice.id,
    openingId: null,
    refundId: null,
    writeOffId: null,
  };
  await db.insert(Allocation, { ...names, cash: applied, tds: 0, allocatedOn: noteDate });
  const outstanding = invoice.outstanding - applied;
  const paidOn = outstanding === 0 ? await lastPaidOn(db, invoice.id) : null;
  return settleInvoice(db, invoice, outstanding, paidOn, touched);
}

/** The allocation alone, in seed data. */
export const seedApplied: Settlement['seedApplied'] = (db, { id, noteDate }, invoiceId, applied) =>
  insertSeedRows(db, Allocation, [{ creditNoteId: id, invoiceId, cash: applied, tds: 0, allocatedOn: noteDate }]);

/** The latest date from which something counts that pays the invoice; null if nothing does. */
export async function lastPaidOn(db: Writer, invoiceId: number): Promise<DateOnly | null> {
  const rows = await db.query(
    `SELECT MAX(paid_on) AS paid_on FROM (
       SELECT MAX(allocated_on) AS paid_on FROM allocation WHERE invoice_id = ?
       GROUP BY payment_id, credit_note_id HAVING SUM(cash + tds) > 0) payments`,
    [invoiceId],
  );
  return decodeRows(rows, { paid_on: nullable(text) })[0]?.paid_on ?? null;
}

async function consignmentsOf(db: Writer, { id }: Invoice): Promise<Consignment[]> {
  const rows = await db.query('SELECT id FROM consignment WHERE invoice_id = ? AND deleted_on IS NULL', [id]);
  return db.lockMany(
    Consignment,
    decodeRows(rows, { id: integer }).map((row) => row.id),
  );
}

async function payConsignments(db: Writer, invoice: Invoice, paidOn: DateOnly | null): Promise<void> {
  // What is born paid is over what was paid already.
  if (isBornPaid(invoice.invoiceType)) return;
  const pending = (await consignmentsOf(db, invoice)).filter(({ paymentStatus }) => paymentStatus === 'Pending');
  const paid = { paymentStatus: 'Paid', paymentReceivedDate: paidOn, paidByInvoice: true } as const;
  await saveConsignments(db, pending, paid);
}

async function unpayConsignments(db: Writer, invoice: Invoice): Promise<void> {
  const paid = (await consignmentsOf(db, invoice)).filter(({ paidByInvoice }) => paidByInvoice === true);
  await saveConsignments(db, paid, { paymentStatus: 'Pending', paymentReceivedDate: null, paidByInvoice: false });
}
