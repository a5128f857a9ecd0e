/**
 * Writes invoices: updates the billing rollup and, when an invoice leaves Generated, assigns its number, all in the
 * same transaction.
 */
import type { NewRecord } from '../../db/newRecord';
import { integer } from '../../db/rawRows';
import type { Writer } from '../../db/writer';
import { nextSerial } from '../../db/serial';
import { financialYearOf } from '../../domain/dates';
import { invoiceNumberOf, lastInvoiceSerial } from '../../domain/invoiceNumber';
import { conflict } from '../../core/errors';
import { Consignment } from '../consignments/consignment.entity';
import { billedOf, rebill } from './rollup/billingDay';
import { Invoice } from './invoice.entity';

export type NewInvoice = Omit<NewRecord<Invoice>, 'liveInvoiceNumber'>;

/** The form in the unique index, which ignores case. */
export const liveNumberOf = (number: string | null | undefined) => number?.toUpperCase() ?? null;

/** `consignments` must be locked; they are assigned to the invoice. */
export async function insertInvoice(
  db: Writer,
  values: NewInvoice,
  consignments: readonly Consignment[] = [],
): Promise<Invoice> {
  const invoice = await db.insert(Invoice, { ...values, liveInvoiceNumber: liveNumberOf(values.invoiceNumber) });
  await db.updateMany(consignments, { invoiceId: invoice.id });
  rebill(db, [null, billedOf(invoice)]);
  return invoice;
}

export async function saveInvoice(db: Writer, invoice: Invoice, patch: Partial<Invoice>): Promise<Invoice> {
  const before = billedOf(invoice);
  const after = {
    invoiceDate: patch.invoiceDate ?? before.invoiceDate,
    invoiceStatus: patch.invoiceStatus ?? before.invoiceStatus,
    totalAmount: patch.totalAmount ?? before.totalAmount,
  };
  rebill(db, [before, after]);
  const own = patch.invoiceNumber ?? invoice.invoiceNumber;
  if (after.invoiceStatus === 'Generated' || own !== null) return db.update(invoice, patch);
  const invoiceNumber = await takeInvoiceNumber(db, after.invoiceDate);
  return db.update(invoice, { ...patch, invoiceNumber, liveInvoiceNumber: liveNumberOf(invoiceNumber) });
}

/** Deletes the invoice and releases its consignments. */
export async function removeInvoice(db: Writer, invoice: Invoice): Promise<Invoice> {
  const query = db.select(Consignment, 'r').select('r.id', 'id').where('r.invoiceId = :id', { id: invoice.id });
  const held = await db.raw(query, { id: integer });
  await db.updateMany(
    await db.lockMany(
      Consignment,
      held.map((row) => row.id),
    ),
    { invoiceId: null },
  );
  rebill(db, [billedOf(invoice), null]);
  return db.delete(invoice, { liveInvoiceNumber: null });
}

/**
 * Next number of the financial year. Must be taken last, and nothing may be refused afterwards: all approvals of the
 * year wait for its row until the commit. A rollback returns the number.
 */
export async function takeInvoiceNumber(db: Writer, invoiceDate: string): Promise<string> {
  const serial = await nextSerial(db, `invoice ${financialYearOf(invoiceDate)}`);
  if (serial > lastInvoiceSerial) throw conflict('The invoice numbers of the financial year are used up');
  return invoiceNumberOf(invoiceDate, serial);
}
