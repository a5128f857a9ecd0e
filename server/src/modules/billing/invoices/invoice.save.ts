/**
 * Writes invoices: updates the billing rollup, the customer's account and the ledger and, when an invoice leaves
 * Generated, assigns its number, all in the same transaction.
 */
import type { NewRecord } from '../../../db/write/newRecord';
import { integer } from '../../../db/read/rawRows';
import type { Writer } from '../../../db/write/writer';
import { addDays, type DateOnly } from '../../../domain/values/dates';
import type { InvoiceStatus } from '../../../domain/billing/enums';
import { CargoConsignment } from '../../bookings/cargo/cargo.entity';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { saveConsignments } from '../../bookings/consignments/consignment.save';
import { moveAccount, type AccountShare } from '../../parties/customers/account/customerAccount';
import { companyOn } from '../../parties/company/companyProfiles';
import { Customer } from '../../parties/customers/customer.entity';
import { takeNumber } from '../../parties/series/takeNumber';
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

/** Locked consignments whose freight or commissions a document has, and locked cargo consignments. */
export interface BilledBookings {
  freightOf?: readonly Consignment[];
  commissionsOf?: readonly Consignment[];
  cargo?: readonly CargoConsignment[];
}

/** `billed` is assigned to the invoice; `buyer`: where it is not the customer. One that is born Paid has a payment written for it. */
export async function insertInvoice(
  db: Writer,
  values: NewInvoice,
  customer: Customer,
  billed: BilledBookings = {},
  buyer: Partial<BuyerDetails> = {},
): Promise<Invoice> {
  const { invoiceStatus, invoiceDate, totalAmount } = values;
  const invoice = await db.insert(Invoice, {
    ...values,
    ...notReported,
    ...(await buyerDetailsOf(db, customer)),
    ...buyer,
    liveInvoiceNumber: liveNumberOf(values.invoiceNumber),
    dueDate: invoiceStatus === 'Generated' ? null : await dueDateOf(db, invoiceDate, customer.creditDays),
    outstanding: invoiceStatus === 'Paid' ? 0 : totalAmount,
    statusBeforePaid: invoiceStatus === 'Paid' ? 'Approved' : null,
  });
  await assign(db, billed, invoice.id);
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
  const invoiceNumber =
    isIssued && isNumberless ? await takeNumber(db, seriesOf(invoice), invoiceDate, invoice.branchId) : null;
  const number = invoiceNumber ? { invoiceNumber, liveInvoiceNumber: liveNumberOf(invoiceNumber) } : {};
  const saved = await db.update(invoice, { ...values, ...number });
  rebill(db, [billedOf(before), billedOf(saved)]);
  const { customerId } = saved;
  moveAccount(db, { customerId, share: shareOf(before), sign: -1 }, { customerId, share: shareOf(saved) });
  if (isIssued) post(db, invoiceMovement(saved));
  return saved;
}

const seriesOf = ({ invoiceType }: Invoice) => (invoiceType === 'Counter' ? 'CounterBill' : 'Invoice');

const isApproved = (status: InvoiceStatus): boolean => status !== 'Generated';

/** What a live invoice adds to its customer's account. */
const shareOf = ({ invoiceStatus, totalAmount, outstanding }: Invoice): AccountShare =>
  isApproved(invoiceStatus) ? { invoiced: totalAmount, outstanding } : { unapproved: totalAmount };

const dueDateOf = async (db: Writer, invoiceDate: string, creditDays: number | null): Promise<string> =>
  addDays(
    invoiceDate,
    creditDays ?? (await companyOn(db, invoiceDate)).creditDays ?? (await settingOn(db, 'credit.days', invoiceDate)),
  );

/** To an invoice, or to none. A consignment with freight and commissions changes once. */
async function assign(
  db: Writer,
  { freightOf = [], commissionsOf = [], cargo = [] }: BilledBookings,
  id: number | null,
): Promise<void> {
  const [withFreight, withCommissions] = [new Set(freightOf), new Set(commissionsOf)];
  const both = freightOf.filter((each) => withCommissions.has(each));
  const freightAlone = freightOf.filter((each) => !withCommissions.has(each));
  const commissionsAlone = commissionsOf.filter((each) => !withFreight.has(each));
  await saveConsignments(db, freightAlone, { invoiceId: id });
  await saveConsignments(db, both, { invoiceId: id, commissionBillId: id });
  await saveConsignments(db, commissionsAlone, { commissionBillId: id });
  await db.updateMany(cargo, { invoiceId: id });
}

/** What an approval takes from the customer as it is then. The taxes stay as they were shown, with their place of supply. */
async function issuedTo(
  db: Writer,
  { customerId, invoiceType }: Invoice,
  invoiceDate: string,
): Promise<Partial<Invoice>> {
  const customer = await db.find(Customer, { id: customerId });
  const dueDate = await dueDateOf(db, invoiceDate, customer?.creditDays ?? null);
  // A counter bill is approved as it is made, and may name the receiver.
  return { dueDate, ...(customer && invoiceType !== 'Counter' && (await buyerDetailsOf(db, customer))) };
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
  const { id } = invoice;
  const query = db.select(Consignment, 'r').select('r.id', 'id');
  const found = await db.raw(query.where('r.invoiceId = :id OR r.commissionBillId = :id', { id }), { id: integer });
  const held = await db.lockMany(
    Consignment,
    found.map((row) => row.id),
  );
  const freightOf = held.filter(({ invoiceId }) => invoiceId === id);
  const commissionsOf = held.filter(({ commissionBillId }) => commissionBillId === id);
  await assign(db, { freightOf, commissionsOf, cargo: await cargoOn(db, id) }, null);
  rebill(db, [billedOf(invoice), null]);
  moveAccount(db, { customerId: invoice.customerId, share: shareOf(invoice), sign: -1 });
}

async function cargoOn(db: Writer, invoiceId: number): Promise<CargoConsignment[]> {
  const query = db.select(CargoConsignment, 'r').select('r.id', 'id').where('r.invoiceId = :invoiceId', { invoiceId });
  const found = await db.raw(query, { id: integer });
  return db.lockMany(
    CargoConsignment,
    found.map(({ id }) => id),
  );
}
