/** What payments are allocated to: invoices and the opening balance. */
import { badInput, conflict } from '../../../core/operation/errors';
import { decodeRows, integer, nullable, text } from '../../../db/read/rawRows';
import { refWhere, type Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import type { DateOnly } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import { receivablesRefusal } from '../../../domain/policy/receivables';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { openingNumber } from '../../billing/ledger/ledger';
import { OpeningItem } from './opening.entity';
import { taxableOf } from './tds';

/** A locked record with something left to pay. */
export interface Due {
  invoice: Invoice | null;
  opening: OpeningItem | null;
  number: string;
  /** Of the document: nothing counts as paid before it. */
  date: DateOnly;
  outstanding: Paise;
  /** 0 for the opening balance, whose tax is not known. */
  taxable: Paise;
}

export const dueOfInvoice = (invoice: Invoice): Due => ({
  invoice,
  opening: null,
  number: invoice.invoiceNumber ?? '',
  date: invoice.invoiceDate,
  outstanding: invoice.outstanding,
  taxable: taxableOf(invoice),
});

export const dueOfOpening = (opening: OpeningItem): Due => ({
  invoice: null,
  opening,
  number: openingNumber,
  date: opening.date,
  outstanding: opening.outstanding,
  taxable: 0,
});

/** Identifies a due within a payment. */
export const keyOf = ({ invoice, opening }: Due): string =>
  invoice ? `invoice ${invoice.id}` : `opening ${opening?.id}`;

export interface OpenItem {
  invoiceId: number | null;
  openingId: number | null;
  number: string;
  date: DateOnly;
  dueDate: DateOnly;
  totalAmount: Paise;
  outstanding: Paise;
  taxable: Paise;
}

/** Approved invoices and the opening balance with something left, the oldest due first. */
export async function openItemsOf(db: Reader, customerId: number): Promise<OpenItem[]> {
  const rows = await db.seen.query(
    `SELECT id AS invoiceId, NULL AS openingId, invoice_number AS number, invoice_date AS date, due_date AS dueDate,
       total_amount AS totalAmount, outstanding, actual_amount + additional_charges AS taxable
     FROM invoice WHERE customer_id = ? AND deleted_on IS NULL AND invoice_status IN ('Approved', 'Pending') AND outstanding > 0
     UNION ALL
     SELECT NULL, id, '${openingNumber}', date, date, amount, outstanding, 0
     FROM opening_item WHERE customer_id = ? AND outstanding > 0
     ORDER BY dueDate, date, invoiceId`,
    [customerId, customerId],
  );
  return decodeRows(rows, {
    invoiceId: nullable(integer),
    openingId: nullable(integer),
    number: text,
    date: text,
    dueDate: text,
    totalAmount: integer,
    outstanding: integer,
    taxable: integer,
  });
}

/** The open items, locked. */
export async function lockOpenDues(db: Writer, customerId: number): Promise<Due[]> {
  const items = await openItemsOf(db, customerId);
  const invoices = new Map(
    (
      await db.lockMany(
        Invoice,
        items.flatMap(({ invoiceId }) => invoiceId ?? []),
      )
    ).map((invoice) => [invoice.id, invoice]),
  );
  const openings = new Map(
    (
      await db.lockMany(
        OpeningItem,
        items.flatMap(({ openingId }) => openingId ?? []),
      )
    ).map((opening) => [opening.id, opening]),
  );
  const dues = items.flatMap(({ invoiceId, openingId }) => {
    const invoice = invoices.get(invoiceId ?? 0);
    const opening = openings.get(openingId ?? 0);
    return invoice ? [dueOfInvoice(invoice)] : opening ? [dueOfOpening(opening)] : [];
  });
  return dues.filter(({ outstanding }) => outstanding > 0);
}

/** Locks the dues that allocations name, in their order; refuses those that cannot be allocated to. */
export async function lockDues(
  db: Writer,
  customerId: number,
  named: readonly { invoiceId?: string | null }[],
): Promise<Due[]> {
  const ids: (number | null)[] = [];
  for (const { invoiceId } of named) ids.push(invoiceId ? await invoiceNamed(db, invoiceId) : null);
  const invoices = await db.lockMany(
    Invoice,
    ids.flatMap((id) => id ?? []),
  );
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const opening = ids.includes(null) ? await lockOpening(db, customerId) : null;
  return ids.map((id) => {
    const invoice = byId.get(id ?? 0);
    if (!invoice) {
      if (opening && id === null) return dueOfOpening(opening);
      throw conflict(receivablesRefusal.allocation.noOpening);
    }
    const due = dueOfInvoice(invoice);
    if (invoice.customerId !== customerId)
      throw conflict(receivablesRefusal.allocation.ofAnother({ number: due.number || `#${invoice.id}` }));
    if (invoice.cancelledOn) throw conflict(receivablesRefusal.allocation.cancelled);
    if (invoice.invoiceStatus === 'Generated') throw conflict(receivablesRefusal.allocation.notApproved);
    return due;
  });
}

/** Read without a lock: records are locked together, in the order of their ids. */
async function invoiceNamed(db: Reader, ref: string): Promise<number> {
  const query = db
    .select(Invoice, 'r')
    .select('r.id', 'id')
    .where(refWhere<Invoice>(ref))
    .andWhere('r.deletedOn IS NULL');
  const [found] = await db.raw(query, { id: integer });
  if (!found) throw badInput('Invoice not found', 'allocations');
  return found.id;
}

async function lockOpening(db: Writer, customerId: number): Promise<OpeningItem | null> {
  const found = await db.find(OpeningItem, { customerId });
  return found && db.lock(OpeningItem, found.id);
}
