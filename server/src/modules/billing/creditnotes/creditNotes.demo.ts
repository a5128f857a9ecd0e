import type { App } from '../../../core/module/app.types';
import { ask } from '../../../core/module/hooks';
import { insertSeedRows } from '../../../db/write/seedRows';
import { firstBranchId } from '../../../db/schema/columns';
import type { Writer } from '../../../db/write/writer';
import { addDays, startOfDayInstant, type DateOnly } from '../../../domain/values/dates';
import type { CreditNoteReason, NoteKind } from '../../../domain/tax/gstReturn/enums';
import { debitAmounts, noteAmounts, nothing, totalOf } from '../../../domain/tax/gstReturn/creditNote';
import { isBornPaid } from '../../../domain/billing/invoiceStatus';
import { isOfFirstSeries } from '../../../domain/billing/invoiceNumber';
import { lastId } from '../../../seed/bulk';
import { Invoice } from '../invoices/invoice.entity';
import type {} from '../invoices/invoice.hooks';
import { taxedAmountsOf } from '../invoices/invoiceAmounts';
import { noteMovement, post } from '../ledger/ledger';
import { User } from '../../parties/users/user.entity';
import { takeNumber } from '../../parties/series/takeNumber';
import { CreditNote } from './creditNote.entity';

interface Wanted {
  kind: NoteKind;
  invoice: Invoice;
  reason: CreditNoteReason;
  remark: string;
  daysLater: number;
  /** Of the taxable amount, in percent. */
  percent: number;
  isApproved: boolean;
  isDeleted?: boolean;
}

/** One that stands to the customer's credit, one that pays its invoice, a draft, a deleted one and a debit note, numbered by date. */
export async function seedDemoCreditNotes(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const author = (await db.find(User, { role: 'Admin' }))?.id ?? null;
  let id = (await lastId(db.internal, CreditNote)) + 1;
  const dateOf = ({ invoice, daysLater }: Wanted): DateOnly => {
    const later = addDays(invoice.invoiceDate, daysLater);
    return later < today ? later : today;
  };
  const wanted = (await wantedNotes(db)).sort((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1));
  for (const each of wanted) {
    const { kind, invoice, reason, remark, percent, isApproved, isDeleted } = each;
    const noteDate = dateOf(each);
    const billed = taxedAmountsOf(invoice);
    const taxable = Math.round((billed.taxable * percent) / 10_000) * 100;
    const amounts = kind === 'Debit' ? debitAmounts(taxable, billed) : noteAmounts(taxable, billed, nothing);
    const total = totalOf(amounts);
    const applied = isApproved ? Math.min(kind === 'Debit' ? -total : total, invoice.outstanding) : 0;
    const note = {
      ...amounts,
      id,
      kind,
      number: isApproved ? await numberOf(db, kind, noteDate) : null,
      invoiceId: invoice.id,
      customerId: invoice.customerId,
      noteDate,
      reason,
      remark,
      total,
      status: isApproved ? ('Approved' as const) : ('Draft' as const),
      applied,
      createdOn: writtenOn(db, app, noteDate),
      createdById: author,
      deletedOn: isDeleted ? db.now : null,
    };
    await insertSeedRows(db, CreditNote, [note]);
    if (isApproved) post(db, noteMovement(note));
    if (applied !== 0) {
      await ask('settlement').seedApplied(db, note, invoice.id, applied);
      invoice.outstanding -= applied;
      await db.internal.update(Invoice, invoice.id, { outstanding: invoice.outstanding });
    }
    id += 1;
  }
}

/** Of invoices of the own series; the open ones are not those that the demo's payments are about. */
async function wantedNotes(db: Writer): Promise<Wanted[]> {
  const all = await db
    .select(Invoice, 'r')
    .where('r.deletedOn IS NULL AND r.cancelledOn IS NULL')
    .orderBy('r.id')
    .getMany();
  const own = all.filter(
    ({ invoiceNumber, invoiceType }) => isOfFirstSeries(invoiceNumber ?? '') && !isBornPaid(invoiceType),
  );
  const paid = own.filter(({ invoiceStatus }) => invoiceStatus === 'Paid').at(-1);
  const open = own.filter(({ invoiceStatus }) => invoiceStatus === 'Approved').slice(2);
  const [last, another] = open.sort((one, other) => other.totalAmount - one.totalAmount);
  return [
    ...of(paid, {
      kind: 'Credit',
      reason: 'PostSaleDiscount',
      remark: 'Quarterly discount',
      daysLater: 20,
      percent: 5,
      isApproved: true,
    }),
    ...of(last, {
      kind: 'Credit',
      reason: 'Deficiency',
      remark: 'Two boxes late by a week',
      daysLater: 6,
      percent: 10,
      isApproved: true,
    }),
    ...of(another, {
      kind: 'Credit',
      reason: 'Correction',
      remark: 'Wrong zone, to be confirmed',
      daysLater: 9,
      percent: 4,
      isApproved: false,
    }),
    ...of(another, {
      kind: 'Credit',
      reason: 'Other',
      remark: 'Entered for the wrong invoice',
      daysLater: 8,
      percent: 15,
      isApproved: false,
      isDeleted: true,
    }),
    ...of(last, {
      kind: 'Debit',
      reason: 'Correction',
      remark: 'Two consignments weighed too low',
      daysLater: 8,
      percent: 5,
      isApproved: true,
    }),
  ];
}

const of = (invoice: Invoice | undefined, note: Omit<Wanted, 'invoice'>): Wanted[] =>
  invoice ? [{ ...note, invoice }] : [];

const numberOf = (db: Writer, kind: NoteKind, noteDate: DateOnly): Promise<string> =>
  takeNumber(db, `${kind}Note`, noteDate, firstBranchId);

function writtenOn(db: Writer, app: App, noteDate: DateOnly): Date {
  const written = new Date(startOfDayInstant(noteDate, app.config.timezone).getTime() + 12 * 3_600_000);
  return written < db.now ? written : db.now;
}
