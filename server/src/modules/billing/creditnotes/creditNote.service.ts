import { notBefore, notInFuture } from '../../../domain/rules/dateRules';
import { financialYearOf, formatDate, type DateOnly } from '../../../domain/values/dates';
import {
  excessOf,
  lastNoteDate,
  noteAmounts,
  totalOf,
  type TaxedAmounts,
} from '../../../domain/tax/gstReturn/creditNote';
import { creditNoteNumberOf, isOfOwnSeries, lastInvoiceSerial } from '../../../domain/billing/invoiceNumber';
import { creditNoteRefusal } from '../../../domain/policy/creditNotes';
import type { Refusal } from '../../../domain/policy/nounPolicy';
import { textOrNull } from '../../../domain/values/text';
import { decodeRows, sum } from '../../../db/read/rawRows';
import { nextSerial } from '../../../db/write/serial';
import type { Writer } from '../../../db/write/writer';
import { conflict, refuse, refuseInput } from '../../../core/operation/errors';
import { ask } from '../../../core/module/hooks';
import { command } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { RecordInput } from '../../../core/record/record.inputs';
import { moveAccount } from '../../parties/customers/account/customerAccount';
import { Invoice } from '../invoices/invoice.entity';
import '../invoices/invoice.hooks';
import { taxedAmountsOf } from '../invoices/invoiceAmounts';
import { creditNoteMovement, post } from '../ledger/ledger';
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
    return db.insert(CreditNote, {
      ...(await detailsOf(db, invoice, input, today(), null)),
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
    return db.update(note, await detailsOf(db, invoice, input, today(), note));
  },
});

/** Numbers the note and pays its invoice with it; what the invoice does not need stands to the customer's credit. */
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
    const applied = Math.min(invoice.outstanding, total);
    await ask('settlement').applyCreditNote(db, note, invoice, applied);
    moveAccount(db, { customerId, share: { credited: total, unallocated: total - applied } });
    const number = await creditNoteNumber(db, noteDate);
    const approved = await db.update(note, { ...details, number, applied, status: 'Approved' });
    post(db, creditNoteMovement(approved));
    return approved;
  },
});

export const deleteCreditNote = command({
  action: 'deleteCreditNote',
  input: RecordInput,
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
  { noteDate, reason, remark, taxable }: Pick<CreditNoteDetails, keyof CreditNoteDetails>,
  today: DateOnly,
  note: CreditNote | null,
  credited: 'Approved' | 'all' = 'all',
) {
  refuse(creditNoteRefusal.about(invoice, isOfOwnSeries(invoice.invoiceNumber ?? '')));
  refuseInput({ noteDate: dateRefusal(noteDate, invoice, today) });
  const billed = taxedAmountsOf(invoice);
  const others = await creditedOf(db, invoice, note, credited);
  refuse(creditNoteRefusal.exceeds({ excess: excessOf(taxable, billed, others) }));
  const approved = credited === 'Approved' ? others : await creditedOf(db, invoice, note, 'Approved');
  const amounts = noteAmounts(taxable, billed, approved);
  return { noteDate, reason, remark: textOrNull(remark), ...amounts, total: totalOf(amounts) };
}

function dateRefusal(noteDate: DateOnly, { invoiceDate, invoiceNumber }: Invoice, today: DateOnly): Refusal {
  const last = lastNoteDate(invoiceDate);
  return (
    notInFuture('Note date', noteDate, today) ??
    notBefore('Note date', noteDate, invoiceDate, 'the invoice date') ??
    (noteDate > last
      ? creditNoteRefusal.tooLate({ number: invoiceNumber ?? '', until: formatDate(last).replaceAll('-', ' ') })
      : null)
  );
}

/** The sum of the other notes of an invoice. */
async function creditedOf(
  db: Writer,
  { id }: Invoice,
  note: CreditNote | null,
  status: 'Approved' | 'all',
): Promise<TaxedAmounts> {
  const rows = await db.query(
    `SELECT SUM(taxable) AS taxable, SUM(igst) AS igst, SUM(cgst) AS cgst, SUM(sgst) AS sgst FROM credit_note
     WHERE invoice_id = ? AND deleted_on IS NULL AND id <> ? ${status === 'all' ? '' : "AND status = 'Approved'"}`,
    [id, note?.id ?? 0],
  );
  const [found] = decodeRows(rows, { taxable: sum, igst: sum, cgst: sum, sgst: sum });
  return found ?? { taxable: 0, igst: 0, cgst: 0, sgst: 0 };
}

/** Next number of the financial year. As of an invoice, nothing may be refused afterwards, so that there is no gap. */
async function creditNoteNumber(db: Writer, noteDate: DateOnly): Promise<string> {
  const serial = await nextSerial(db, `credit note ${financialYearOf(noteDate)}`);
  if (serial > lastInvoiceSerial) throw conflict('The credit note numbers of the financial year are used up');
  return creditNoteNumberOf(noteDate, serial);
}
