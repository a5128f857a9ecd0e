import { notBefore, notInFuture } from '../../../domain/rules/dateRules';
import { formatDate, type DateOnly } from '../../../domain/values/dates';
import type { NoteKind } from '../../../domain/tax/gstReturn/enums';
import {
  debitAmounts,
  excessOf,
  lastNoteDate,
  noteAmounts,
  totalOf,
  type TaxedAmounts,
} from '../../../domain/tax/gstReturn/creditNote';
import { creditNoteRefusal } from '../../../domain/policy/creditNotes';
import type { Refusal } from '../../../domain/policy/nounPolicy';
import type { Paise } from '../../../domain/values/money';
import { textOrNull } from '../../../domain/values/text';
import { decodeRows, sum } from '../../../db/read/rawRows';
import type { Writer } from '../../../db/write/writer';
import { refuse, refuseInput } from '../../../core/operation/errors';
import { ask } from '../../../core/module/hooks';
import { command } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { RecordInput } from '../../../core/record/record.inputs';
import { moveAccount } from '../../parties/customers/account/customerAccount';
import { ownSeries } from '../../parties/series/seriesAt';
import { takeNumber } from '../../parties/series/takeNumber';
import { Invoice } from '../invoices/invoice.entity';
import type {} from '../invoices/invoice.hooks';
import { taxedAmountsOf } from '../invoices/invoiceAmounts';
import { noteMovement, post } from '../ledger/ledger';
import { CreditNote } from './creditNote.entity';
import { CreateCreditNoteInput, UpdateCreditNoteInput, type CreditNoteDetails } from './creditNote.inputs';
import { creditNoteList, CreditNoteSearch } from './creditNote.list';

export const creditNotes = listQuery('creditNotes', CreditNoteSearch, creditNoteList);

export const creditNote = recordQuery('creditNote', CreditNote);

export const createCreditNote = command({
  action: 'createCreditNote',
  input: CreateCreditNoteInput,
  async run({ db, today }, input) {
    const naming = { entity: Invoice, ref: input.invoiceId, label: 'Invoice', field: 'invoiceId', forUpdate: true };
    const { invoice } = await db.allNamed({ invoice: naming });
    const kind = input.kind ?? 'Credit';
    return db.insert(CreditNote, {
      ...(await detailsOf(db, invoice, { ...input, kind }, today(), null)),
      kind,
      number: null,
      invoiceId: invoice.id,
      customerId: invoice.customerId,
      status: 'Draft',
      applied: 0,
      irn: null,
      ackNo: null,
      ackDate: null,
      signedQr: null,
      irnCancelledOn: null,
    });
  },
});

export const updateCreditNote = command({
  action: 'updateCreditNote',
  input: UpdateCreditNoteInput,
  async run({ db, today }, input) {
    const note = await db.lock(CreditNote, input.uniqueId, input.version);
    refuse(creditNoteRefusal.update(note));
    const invoice = await db.lock(Invoice, note.invoiceId);
    return db.update(note, await detailsOf(db, invoice, { ...input, kind: note.kind }, today(), note));
  },
});

/**
 * Numbers the note. A credit note pays its invoice, and what the invoice does not need stands to the customer's credit; a debit
 * note is applied in minus, so that its invoice has as much more outstanding.
 */
export const approveCreditNote = command({
  action: 'approveCreditNote',
  input: RecordInput,
  async run({ db, today }, { uniqueId, version }) {
    const note = await db.lock(CreditNote, uniqueId, version);
    refuse(creditNoteRefusal.approve(note));
    const invoice = await db.lock(Invoice, note.invoiceId);
    const { customerId } = note;
    const details = await detailsOf(db, invoice, note, today(), note, 'Approved');
    const { noteDate, total } = details;
    const credited = note.kind === 'Debit' ? -total : total;
    const applied = Math.min(invoice.outstanding, credited);
    await ask('settlement').applyCreditNote(db, note, invoice, applied);
    moveAccount(db, { customerId, share: { credited, unallocated: credited - applied } });
    const number = await takeNumber(db, `${note.kind}Note`, noteDate, invoice.branchId);
    const approved = await db.update(note, { ...details, number, applied, status: 'Approved' });
    post(db, noteMovement(approved));
    return approved;
  },
});

export const deleteCreditNote = command({
  action: 'deleteCreditNote',
  input: RecordInput,
  undo: { undeletes: CreditNote },
  async run({ db }, { uniqueId, version }) {
    const note = await db.lock(CreditNote, uniqueId, version);
    refuse(creditNoteRefusal.delete(note));
    return db.delete(note);
  },
});

/** What is stored of a note about a locked invoice; throws if it cannot be made. */
async function detailsOf(
  db: Writer,
  invoice: Invoice,
  { kind, noteDate, reason, remark, taxable }: Pick<CreditNoteDetails, keyof CreditNoteDetails> & { kind: NoteKind },
  today: DateOnly,
  note: CreditNote | null,
  credited: 'Approved' | 'all' = 'all',
) {
  const own = (await ownSeries(db))(invoice.invoiceNumber ?? '', invoice.invoiceDate);
  refuse(creditNoteRefusal.about(invoice, own !== null));
  refuseInput({
    noteDate: dateRefusal(kind, noteDate, invoice, today),
    reason: creditNoteRefusal.reason({ kind, reason }),
  });
  const billed = taxedAmountsOf(invoice);
  const amounts =
    kind === 'Debit' ? debitAmounts(taxable, billed) : await creditOf(db, invoice, taxable, note, credited);
  return { noteDate, reason, remark: textOrNull(remark), ...amounts, total: totalOf(amounts) };
}

/** Amounts of a credit note over `taxable`; throws if less is left of the invoice. */
async function creditOf(
  db: Writer,
  invoice: Invoice,
  taxable: Paise,
  note: CreditNote | null,
  credited: 'Approved' | 'all',
): Promise<TaxedAmounts> {
  const billed = taxedAmountsOf(invoice);
  const others = await creditedOf(db, invoice, note, credited);
  refuse(creditNoteRefusal.exceeds({ excess: excessOf(taxable, billed, others) }));
  const approved = credited === 'Approved' ? others : await creditedOf(db, invoice, note, 'Approved');
  return noteAmounts(taxable, billed, approved);
}

/** Section 34(2) limits credit notes; a debit note is reported with the month in which it is made, whenever that is. */
function dateRefusal(
  kind: NoteKind,
  noteDate: DateOnly,
  { invoiceDate, invoiceNumber }: Invoice,
  today: DateOnly,
): Refusal {
  const last = lastNoteDate(invoiceDate);
  return (
    notInFuture('Note date', noteDate, today) ??
    notBefore('Note date', noteDate, invoiceDate, 'the invoice date') ??
    (kind === 'Credit' && noteDate > last
      ? creditNoteRefusal.tooLate({ number: invoiceNumber ?? '', until: formatDate(last).replaceAll('-', ' ') })
      : null)
  );
}

/** The sum of the other credit notes of an invoice, less its approved debit notes. */
async function creditedOf(
  db: Writer,
  { id }: Invoice,
  note: CreditNote | null,
  status: 'Approved' | 'all',
): Promise<TaxedAmounts> {
  const rows = await db.query(
    `SELECT SUM(sign * taxable) AS taxable, SUM(sign * igst) AS igst, SUM(sign * cgst) AS cgst, SUM(sign * sgst) AS sgst
     FROM (SELECT taxable, igst, cgst, sgst, CASE WHEN kind = 'Debit' THEN -1 ELSE 1 END AS sign FROM credit_note
       WHERE invoice_id = ? AND deleted_on IS NULL AND id <> ?
         AND (status = 'Approved' ${status === 'all' ? "OR kind = 'Credit'" : ''})) notes`,
    [id, note?.id ?? 0],
  );
  const [found] = decodeRows(rows, { taxable: sum, igst: sum, cgst: sum, sgst: sum });
  return found ?? { taxable: 0, igst: 0, cgst: 0, sgst: 0 };
}
