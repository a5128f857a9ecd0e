import { textOrNull } from '../../../domain/values/text';
import type { InvoiceReading, InvoiceStatus } from '../../../domain/billing/enums';
import {
  invoiceStatusesOf,
  lacksPaymentDate,
  mayBecome,
  mayBecomeByEdit,
  nextInvoiceStatuses,
} from '../../../domain/billing/invoiceStatus';
import { ownNumberRefusal } from '../../../domain/billing/invoiceNumber';
import { futureRefusal, paymentDateRefusal } from '../../../domain/rules/dateRules';
import { monthOf } from '../../../domain/values/dates';
import { invoiceRefusal, type InvoiceState } from '../../../domain/policy/invoices';
import type { Refusal } from '../../../domain/policy/nounPolicy';
import { refWhere, type Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { badInput, notFound, refuse, refuseInput } from '../../../core/operation/errors';
import { ask } from '../../../core/module/hooks';
import { command, NoInput, query, type CommandContext } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { RecordInput } from '../../../core/record/record.inputs';
import { Customer } from '../../parties/customers/customer.entity';
import { ownSeries } from '../../parties/series/seriesAt';
import { percentOn } from './bookedServices';
import { editOf } from './invoiceEdit';
import { takenAsGiven, totalled } from './invoiceAmounts';
import { Invoice } from './invoice.entity';
import type { HowPaid } from './invoice.hooks';
import { ApproveInvoiceInput } from './approval.inputs';
import { CreateManualInvoiceInput, UpdateInvoiceInput } from './invoice.inputs';
import { invoiceList, InvoiceSearch } from './invoice.list';
import { insertInvoice, removeInvoice, saveInvoice } from './invoice.save';
import { supplyOfManual } from './supply';
import { checkedTaxes } from './taxCheck';

export const invoices = listQuery('invoices', InvoiceSearch, invoiceList);

export const invoice = query({
  action: 'invoice',
  input: RecordInput,
  run: ({ db }, { uniqueId }) => deletedToo(db, uniqueId),
});

export const invoiceReading = query({
  action: 'invoiceReading',
  input: NoInput,
  run: async ({ app }): Promise<InvoiceReading> => app.config.invoiceReading,
});

const taken = ({ invoiceNumber }: { invoiceNumber?: string | null }) =>
  `Invoice number ${invoiceNumber?.trim() ?? ''} is already taken`;

export const createManualInvoice = command({
  action: 'createManualInvoice',
  input: CreateManualInvoiceInput,
  taken,
  async run(context, input) {
    const { db, today } = context;
    const { invoiceDate, actualAmount, additionalCharges, totalConsignments } = input;
    const invoiceMonth = monthOf(input.invoiceMonth);
    refuseInput({
      invoiceMonth: futureRefusal('Select Invoice Month', invoiceMonth, today()),
      invoiceDate: futureRefusal('Select Invoice Date', invoiceDate, today()),
    });
    refuseInput({ paymentDate: paymentDateRefusal(input.paymentDate, invoiceDate, today()) });
    const own = (await ownSeries(db))(input.invoiceNumber?.trim() ?? '', invoiceDate);
    refuseInput({ invoiceNumber: ownNumberRefusal(own) });
    const customer = await db.named(Customer, input.customerId, 'Customer', 'customerId');
    const supply = await supplyOfManual(db, customer, invoiceDate);
    const taxes = { igst: input.igst ?? 0, cgst: input.cgst ?? 0, sgst: input.sgst ?? 0 };
    const created = await insertInvoice(
      db,
      {
        ...totalled({ actualAmount, additionalCharges, chargesTaxable: input.chargesTaxable, ...taxes }),
        ...supply,
        taxExplanation: takenAsGiven,
        customerId: customer.id,
        invoiceDate,
        invoiceMonth,
        totalConsignments,
        invoiceType: 'Manual',
        invoiceStatus: input.invoiceStatus ?? 'Generated',
        invoiceNumber: textOrNull(input.invoiceNumber),
        paymentDate: input.paymentDate ?? null,
        additionalRemark: textOrNull(input.additionalRemark),
        remark: textOrNull(input.remark),
      },
      customer,
    );
    if (created.invoiceStatus === 'Paid') await ask('settlement').payRest(db, created, created.totalAmount);
    return created;
  },
});

export const updateInvoice = command({
  action: 'updateInvoice',
  input: UpdateInvoiceInput,
  taken,
  async run(context, input) {
    const { db } = context;
    const found = await lockInvoice(db, input, invoiceRefusal.update);
    const invoiceStatus = input.invoiceStatus ?? found.invoiceStatus;
    if (invoiceStatus !== found.invoiceStatus) refuseMove(context, found, invoiceStatus, mayBecomeByEdit);
    const invoiceDate = input.invoiceDate ?? found.invoiceDate;
    const taxPercent = invoiceDate === found.invoiceDate ? found.taxPercent : await percentOn(db, found, invoiceDate);
    const patch = editOf(found, input, { today: context.today(), taxPercent, own: await ownSeries(db) });
    const isIssued = found.invoiceStatus === 'Generated' && invoiceStatus !== 'Generated';
    if (isIssued) await checkedTaxes(db, Object.assign(new Invoice(), found, patch), {});
    return saveMoved(db, found, { ...patch, invoiceStatus });
  },
});

export const approveInvoice = command({
  action: 'approveInvoice',
  input: ApproveInvoiceInput,
  async run(context, input) {
    const { db, app } = context;
    const found = await lockInvoice(db, input, invoiceRefusal.approve);
    const next = nextInvoiceStatuses[app.config.invoiceReading][found.invoiceStatus];
    const invoiceStatus = input.invoiceStatus ?? next.at(-1) ?? 'Paid';
    refuseMove(context, found, invoiceStatus, mayBecome);
    const paymentDate = input.paymentDate ?? found.paymentDate;
    if (lacksPaymentDate(invoiceStatus, paymentDate)) throw badInput('Select payment date', 'paymentDate');
    refuseInput({ paymentDate: paymentDateRefusal(paymentDate, found.invoiceDate, context.today()) });
    const checked = found.invoiceStatus === 'Generated' ? await checkedTaxes(db, found, input) : {};
    return saveMoved(db, found, { ...checked, invoiceStatus, paymentDate }, howPaid(input, invoiceStatus));
  },
});

export const deleteInvoice = command({
  action: 'deleteInvoice',
  input: RecordInput,
  async run({ db }, input) {
    const found = await lockInvoice(db, input, invoiceRefusal.delete);
    return removeInvoice(db, found);
  },
});

/** An invoice that is set to Paid is paid: what is left of it becomes a payment. */
const saveMoved = (db: Writer, found: Invoice, patch: Partial<Invoice>, how?: HowPaid): Promise<Invoice> =>
  patch.invoiceStatus === 'Paid' ? ask('settlement').markPaid(db, found, patch, how) : saveInvoice(db, found, patch);

function howPaid({ mode, tdsAmount }: ApproveInvoiceInput, next: InvoiceStatus): HowPaid {
  if (next === 'Paid') return { mode: mode ?? 'NotStated', tds: tdsAmount ?? 0 };
  if (mode || tdsAmount) throw badInput('Mode and TDS are of a payment', mode ? 'mode' : 'tdsAmount');
  return {};
}

/** Deleted invoices remain visible in the list. */
async function deletedToo(db: Reader, ref: string): Promise<Invoice> {
  const found = await db.find(Invoice, refWhere<Invoice>(ref));
  if (!found) throw notFound('Invoice');
  return found;
}

/** A deleted invoice is found too, and refused because of its state. */
async function lockInvoice(
  db: Writer,
  { uniqueId, version }: RecordInput,
  refusal: (state: InvoiceState) => Refusal,
): Promise<Invoice> {
  const found = await db.lockDeletedToo(Invoice, uniqueId, version);
  refuse(refusal(found));
  return found;
}

function refuseMove({ app }: CommandContext, found: Invoice, next: InvoiceStatus, may: typeof mayBecome): void {
  const reading = app.config.invoiceReading;
  const known = invoiceStatusesOf(reading);
  if (!known.includes(next)) throw badInput(`Invoice Status must be one of ${known.join(', ')}`, 'invoiceStatus');
  refuse(invoiceRefusal.move(found, next, may(reading, found.invoiceStatus, next)));
}
