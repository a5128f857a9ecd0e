import { notBefore, notInFuture } from '../../../../domain/rules/dateRules';
import type { DateOnly } from '../../../../domain/values/dates';
import { creditNoteRefusal } from '../../../../domain/policy/creditNotes';
import { receivablesRefusal } from '../../../../domain/policy/receivables';
import { taxOfPart, type TaxedPart } from '../../../../domain/tax/gstReturn/advance';
import { gstinStateCode } from '../../../../domain/tax/gstin';
import { textOrNull } from '../../../../domain/values/text';
import type { Paise } from '../../../../domain/values/money';
import type { Writer } from '../../../../db/write/writer';
import { conflict, refuse, refuseInput } from '../../../../core/operation/errors';
import { command } from '../../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../../core/operation/reads';
import { CreditNote } from '../../../billing/creditnotes/creditNote.entity';
import { Invoice } from '../../../billing/invoices/invoice.entity';
import { post, refundMovement } from '../../../billing/ledger/ledger';
import { moveAccount } from '../../../parties/customers/account/customerAccount';
import { companyOn } from '../../../parties/company/companyProfiles';
import { takeNumber } from '../../../parties/series/takeNumber';
import { taxPercentOn } from '../../../system/settings/settingValues';
import { Allocation, CustomerPayment } from '../payment.entity';
import { Refund } from './refund.entity';
import { RefundInput } from './refund.inputs';
import { refundList, RefundSearch } from './refund.list';

export const refunds = listQuery('refunds', RefundSearch, refundList);

export const refund = recordQuery('refund', Refund);

/** The tax deducted was never received in money, so it is not paid back. */
export const refundPayment = command({
  action: 'refundPayment',
  input: RefundInput,
  async run({ db, today }, input) {
    const payment = await db.lock(CustomerPayment, input.uniqueId, input.version);
    refuse(receivablesRefusal.refund(payment));
    const { id: paymentId, branchId, number, customerId, receivedOn, placeOfSupply, supplyType } = payment;
    const source = { paymentId, creditNoteId: null, customerId, branchId, number, from: receivedOn };
    const taxed = {
      placeOfSupply,
      supplyType,
      taxPercent: await taxPercentOn(db, receivedOn),
      companyState: await stateOn(db, receivedOn, branchId),
    };
    const left = payment.amount - payment.allocatedCash;
    const unallocated = left + payment.tdsAmount - payment.allocatedTds;
    const paidBack = await payBack(db, input, today(), { ...source, left, unallocated, taxed });
    await db.update(payment, { allocatedCash: payment.allocatedCash + paidBack.amount });
    return paidBack;
  },
});

export const refundCreditNote = command({
  action: 'refundCreditNote',
  input: RefundInput,
  async run({ db, today }, input) {
    const note = await db.lock(CreditNote, input.uniqueId, input.version);
    refuse(creditNoteRefusal.allocate(note));
    const { id: creditNoteId, number, customerId, noteDate, total, applied } = note;
    const invoice = await db.get(Invoice, note.invoiceId);
    const { branchId } = invoice;
    const source = { paymentId: null, creditNoteId, customerId, branchId, number: number ?? '', from: noteDate };
    const left = total - applied;
    const taxed = await taxedAs(db, note, invoice);
    const paidBack = await payBack(db, input, today(), { ...source, left, unallocated: left, taxed });
    await db.update(note, { applied: applied + paidBack.amount });
    return paidBack;
  },
});

export const stateOn = async (db: Writer, day: DateOnly, branchId?: number): Promise<string> =>
  gstinStateCode((await companyOn(db, day, branchId)).gstin);

/** As the invoice that was credited. */
async function taxedAs(db: Writer, { igst, cgst, sgst }: CreditNote, invoice: Invoice): Promise<TaxedPart> {
  const { placeOfSupply, supplyType, taxPercent, invoiceDate, branchId } = invoice;
  const companyState = await stateOn(db, invoiceDate, branchId);
  return { placeOfSupply, supplyType, companyState, taxPercent: igst + cgst + sgst === 0 ? 0 : taxPercent };
}

interface Source {
  paymentId: number | null;
  creditNoteId: number | null;
  customerId: number;
  /** Of the payment or of the invoice. */
  branchId: number;
  number: string;
  /** Nothing is paid back before it. */
  from: DateOnly;
  /** What can be paid back. */
  left: Paise;
  /** With the tax deducted. */
  unallocated: Paise;
  taxed: TaxedPart;
}

/** Pays back some of a locked payment or credit note, whose own sum is the caller's. */
async function payBack(db: Writer, input: RefundInput, today: DateOnly, source: Source): Promise<Refund> {
  const { paymentId, creditNoteId, customerId, branchId, number, from, left, unallocated, taxed } = source;
  const { refundedOn } = input;
  refuseInput({
    refundedOn:
      notInFuture('Refund date', refundedOn, today) ??
      notBefore('Refund date', refundedOn, from, paymentId ? 'the received date' : 'the note date'),
  });
  const amount = input.amount ?? left;
  if (left === 0) throw conflict(receivablesRefusal.nothingToRefund({ number, earlier: await earlierOf(db, source) }));
  if (amount > left) throw conflict(receivablesRefusal.moreThanToRefund({ number, left }));
  const { placeOfSupply, supplyType, taxPercent } = taxed;
  const made = await db.insert(Refund, {
    number: await takeNumber(db, 'Refund', refundedOn, branchId),
    paymentId,
    creditNoteId,
    customerId,
    refundedOn,
    mode: input.mode,
    reference: textOrNull(input.reference),
    remark: textOrNull(input.remark),
    amount,
    ...taxOfPart(taxed, amount, unallocated - amount),
    taxPercent: supplyType === 'SEZWOP' ? 0 : taxPercent,
    placeOfSupply,
    supplyType,
  });
  const names = { paymentId, creditNoteId, refundId: made.id, invoiceId: null, openingId: null, writeOffId: null };
  await db.insert(Allocation, { ...names, cash: amount, tds: 0, allocatedOn: refundedOn });
  moveAccount(db, { customerId, share: { unallocated: -amount } });
  post(db, refundMovement(made));
  return made;
}

async function earlierOf(db: Writer, { paymentId, creditNoteId }: Source): Promise<Refund | null> {
  const found = await db.findAll(Refund, paymentId ? { paymentId } : { creditNoteId: creditNoteId ?? 0 });
  return found.at(-1) ?? null;
}
