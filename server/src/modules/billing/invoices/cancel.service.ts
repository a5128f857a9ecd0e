import { changedMeanwhile, conflict, refuse } from '../../../core/operation/errors';
import { ask } from '../../../core/module/hooks';
import { command } from '../../../core/operation/operation';
import { decodeRows, memberOf } from '../../../db/read/rawRows';
import { refWhere } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { isBornPaid } from '../../../domain/billing/invoiceStatus';
import { invoiceRefusal } from '../../../domain/policy/invoices';
import { NoteKind } from '../../../domain/tax/gstReturn/enums';
import { Invoice } from './invoice.entity';
import type {} from './invoice.hooks';
import { CancelInvoiceInput } from './approval.inputs';
import { withdrawInvoice } from './invoice.save';

export const cancelInvoice = command({
  action: 'cancelInvoice',
  input: CancelInvoiceInput,
  async run(context, { uniqueId, version, reason }) {
    const { db } = context;
    const seen = await db.seen.find(Invoice, refWhere<Invoice>(uniqueId));
    if (seen && hasOwnPayment(seen)) {
      if (version != null && version !== seen.version) throw changedMeanwhile();
      await ask('settlement').unpayInvoice(db, seen.id, context.today(), reason.trim());
    }
    const found = await db.lockDeletedToo(Invoice, uniqueId, seen && hasOwnPayment(seen) ? null : version);
    refuse(invoiceRefusal.cancel(found, context.now()));
    refuse(invoiceRefusal.changedUntil(found, context.today()));
    const note = await noteOf(db, found);
    if (note) throw conflict(invoiceRefusal.hasNotes(note));
    if (await isAllocated(db, found)) throw conflict(invoiceRefusal.hasPayments);
    return withdrawInvoice(db, found, { cancelledOn: context.today(), cancelReason: reason.trim() });
  },
});

/** It was born with a payment, which is reversed with its cancelling. */
const hasOwnPayment = ({ invoiceType, invoiceStatus, cancelledOn, deletedOn }: Invoice): boolean =>
  isBornPaid(invoiceType) && invoiceStatus === 'Paid' && cancelledOn === null && deletedOn === null;

/** By a payment, or by what was left of another invoice's credit note, that was not taken back. */
async function isAllocated(db: Writer, { id }: Invoice): Promise<boolean> {
  const rows = await db.query(
    `SELECT payment_id, credit_note_id FROM allocation WHERE invoice_id = ?
     GROUP BY payment_id, credit_note_id HAVING SUM(cash + tds) > 0`,
    [id],
  );
  return rows.length > 0;
}

/** A draft too, which would otherwise lose its invoice. */
async function noteOf(db: Writer, { id }: Invoice): Promise<{ kind: NoteKind } | null> {
  const rows = await db.query('SELECT kind FROM credit_note WHERE invoice_id = ? AND deleted_on IS NULL ORDER BY id', [
    id,
  ]);
  return decodeRows(rows, { kind: memberOf(NoteKind) })[0] ?? null;
}
