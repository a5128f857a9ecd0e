/**
 * Writes invoices: updates the billing rollup, the customer's account and the ledger and, when an invoice leaves
 * Generated, assigns its number, all in the same transaction.
 */
import type { NewRecord } from '../../../db/write/newRecord';
import { integer } from '../../../db/read/rawRows';
import type { Writer } from '../../../db/write/writer';
import { nextSerial } from '../../../db/write/serial';
import { addDays, financialYearOf, type DateOnly } from '../../../domain/values/dates';
import { invoiceNumberOf, lastInvoiceSerial } from '../../../domain/billing/invoiceNumber';
import { conflict } from '../../../core/operation/errors';
import type { InvoiceStatus } from '../../../domain/billing/enums';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { saveConsignments } from '../../bookings/consignments/consignment.save';
import { moveAccount, type AccountShare } from '../../parties/customers/account/customerAccount';
import { companyOn } from '../../parties/company/companyProfiles';
import { Customer } from '../../parties/customers/customer.entity';
import { cancellationMovement, invoiceMovement, post } from '../ledger/ledger';
import { settingOn } from '../../system/settings/settingValues';
import { billedOf, rebill } from './rollup/billingDay';
import { buyerDetailsOf, type BuyerDetails } from './buyerDetails';
import { Invoice } from './invoice.entity';

export type NewInvoice = Omit<
  NewRecord<Invoice>,
  'liveInvoiceNumber' | 'dueDate' | 'outstanding' | 'statusBeforePaid' | keyof BuyerDetails | keyof typeof notReported
>;

/** What only happens to an invoice after its approval. */
const notReported = {
  irn: null,
  ackNo: null,
  ackDate: null,
  signedQr: null,
  irnCancelledOn: null,
  cancelledOn: null,
  cancelReason: null,
} as const;

/** The form in the unique index, which ignores case. */
export const liveNumberOf = (number: string | null | undefined) => number?.toUpperCase() ?? null;

/** `consignments` must be locked; they are assigned to the invoice. One that is born Paid has a payment written for it. */
export async function insertInvoice(
  db: Writer,
  values: NewInvoice,
  customer: Customer,
  consignments: readonly Consignment[] = [],
): Promise<Invoice> {
  const { invoiceStatus, invoiceDate, totalAmount } = values;
  const invoice = await db.insert(Invoice, {
    ...values,
    ...notReported,
    ...(await buyerDetailsOf(db, customer)),
    liveInvoiceNumber: liveNumberOf(values.invoiceNumber),
    dueDate: invoiceStatus === 'Generated' ? null : await dueDateOf(db, invoiceDate, customer.creditDays),
    outstanding: invoiceStatus === 'Paid' ? 0 : totalAmount,
    statusBeforePaid: invoiceStatus === 'Paid' ? 'Approved' : null,
  });
  await saveConsignments(db, consignments, { invoiceId: invoice.id });
  rebill(db, [null, billedOf(invoice)]);
  const { customerId } = invoice;
  moveAccount(db, { customerId, share: shareOf(invoice) });
  if (invoiceStatus !== 'Generated') post(db, invoiceMovement(invoice));
  return invoice;
}

export async function saveInvoice(db: Writer, invoice: Invoice, patch: Partial<Invoice>): Promise<Invoice> {
  const before = { ...invoice };
  const isIssued = before.invoiceStatus === 'Generated' && isApproved(patch.invoiceStatus ?? 'Generated');
  const invoiceDate = patch.invoiceDate ?? before.invoiceDate;
  const issued = isIssued ? await issuedTo(db, before, invoiceDate) : {};
  const outstanding =
    patch.outstanding ?? before.outstanding + (patch.totalAmount ?? before.totalAmount) - before.totalAmount;
  const values = { ...patch, ...issued, outstanding };
  const isNumberless = (patch.invoiceNumber ?? invoice.invoiceNumber) === null;
  const invoiceNumber = isIssued && isNumberless ? await takeInvoiceNumber(db, invoiceDate) : null;
  const number = invoiceNumber ? { invoiceNumber, liveInvoiceNumber: liveNumberOf(invoiceNumber) } : {};
  const saved = await db.update(invoice, { ...values, ...number });
  rebill(db, [billedOf(before), billedOf(saved)]);
  const { customerId } = saved;
  moveAccount(db, { customerId, share: shareOf(before), sign: -1 }, { customerId, share: shareOf(saved) });
  if (isIssued) post(db, invoiceMovement(saved));
  return saved;
}

const isApproved = (status: InvoiceStatus): boolean => status !== 'Generated';

/** What a live invoice adds to its customer's account. */
const shareOf = ({ invoiceStatus, totalAmount, outstanding }: Invoice): AccountShare =>
  isApproved(invoiceStatus) ? { invoiced: totalAmount, outstanding } : { unapproved: totalAmount };

const dueDateOf = async (db: Writer, invoiceDate: string, creditDays: number | null): Promise<string> =>
  addDays(
    invoiceDate,
    creditDays ?? (await companyOn(db, invoiceDate)).creditDays ?? (await settingOn(db, 'credit.days', invoiceDate)),
  );

/** What an approval takes from the customer as it is then. The taxes stay as they were shown, with their place of supply. */
async function issuedTo(db: Writer, { customerId }: Invoice, invoiceDate: string): Promise<Partial<Invoice>> {
  const customer = await db.find(Customer, { id: customerId });
  const dueDate = await dueDateOf(db, invoiceDate, customer?.creditDays ?? null);
  return { dueDate, ...(customer && (await buyerDetailsOf(db, customer))) };
}

/** Deletes the invoice and releases its consignments. */
export async function removeInvoice(db: Writer, invoice: Invoice): Promise<Invoice> {
  await releaseFrom(db, invoice);
  return db.delete(invoice, { liveInvoiceNumber: null });
}

/** Cancels an approved invoice and releases its consignments. Its number stays used, its amounts stay as they were. */
export async function withdrawInvoice(
  db: Writer,
  invoice: Invoice,
  cancellation: { cancelledOn: DateOnly; cancelReason: string },
): Promise<Invoice> {
  await releaseFrom(db, invoice);
  post(db, cancellationMovement(invoice, cancellation.cancelledOn));
  return db.update(invoice, { ...cancellation, outstanding: 0 });
}

/** Releases the consignments of an invoice, and takes its share out of all sums. */
async function releaseFrom(db: Writer, invoice: Invoice): Promise<void> {
  const query = db.select(Consignment, 'r').select('r.id', 'id').where('r.invoiceId = :id', { id: invoice.id });
  const held = await db.raw(query, { id: integer });
  await saveConsignments(
    db,
    await db.lockMany(
      Consignment,
      held.map((row) => row.id),
    ),
    { invoiceId: null },
  );
  rebill(db, [billedOf(invoice), null]);
  moveAccount(db, { customerId: invoice.customerId, share: shareOf(invoice), sign: -1 });
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
