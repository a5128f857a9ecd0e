import { IsNull } from 'typeorm';
import { notBefore, notInFuture } from '../../../domain/rules/dateRules';
import { receivablesRefusal } from '../../../domain/policy/receivables';
import { textOrNull } from '../../../domain/values/text';
import { refWhere } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { badInput, conflict, refuse, refuseInput } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { moveAccount } from '../../parties/customers/account/customerAccount';
import { Customer } from '../../parties/customers/customer.entity';
import { takeNumber } from '../../parties/series/takeNumber';
import { openDays } from '../../system/periods/filedMonth';
import { supplyOfAdvance } from '../../billing/invoices/supply';
import { allocatedParts, refuseParts, takeBackParts, totalOf, wantedParts, writeParts, type Part } from './allocation';
import { paymentMovement, post } from '../../billing/ledger/ledger';
import { refuseCash } from './cashLimit';
import { CustomerPayment } from './payment.entity';
import {
  AllocatePaymentInput,
  RecordPaymentInput,
  ReversePaymentInput,
  SetTdsCertificateInput,
  TakeBackAllocationInput,
} from './payment.inputs';
import { customerPaymentList, CustomerPaymentSearch } from './payment.list';
import { reverseReceived } from './reversal';

export const customerPayments = listQuery('customerPayments', CustomerPaymentSearch, customerPaymentList);

export const customerPayment = recordQuery('customerPayment', CustomerPayment);

export const recordPayment = command({
  action: 'recordPayment',
  input: RecordPaymentInput,
  async run({ db, today }, input) {
    const { receivedOn, mode } = input;
    refuseInput({ receivedOn: notInFuture('Received date', receivedOn, today()) });
    const [amount, tdsAmount] = [input.amount ?? 0, input.tdsAmount ?? 0];
    const customerId = await customerNamed(db, input.customerId);
    const left = { cash: amount, tds: tdsAmount };
    const parts = await wantedParts(db, customerId, input, left, input);
    await refuseParts(db, parts, left, input);
    // After the invoices, as wherever these are locked together.
    const customer = await db.named(Customer, customerId, 'Customer', 'customerId');
    if (mode === 'Cash') await refuseCash(db, { customerId, receivedOn, amount });
    if (!input.confirmDuplicate)
      await refuseDuplicate(db, { customerId, reference: textOrNull(input.reference), amount });
    const [allocatedCash, allocatedTds] = [totalOf(parts, 'cash'), totalOf(parts, 'tds')];
    const payment = await db.insert(CustomerPayment, {
      number: await takeNumber(db, 'Receipt', receivedOn, db.branchId),
      customerId,
      receivedOn,
      ...(await supplyOfAdvance(db, customer, receivedOn)),
      mode,
      amount,
      tdsAmount,
      reference: textOrNull(input.reference),
      bankName: textOrNull(input.bankName),
      chequeDate: input.chequeDate ?? null,
      remark: textOrNull(input.remark),
      source: 'Entered',
      allocatedCash,
      allocatedTds,
      certificateNo: textOrNull(input.certificateNo),
      reversedOn: null,
      reversalKind: null,
      reversalReason: null,
    });
    await writeParts(db, { ...ofPayment, paymentId: payment.id, receivedOn }, parts);
    const unallocated = amount + tdsAmount - allocatedCash - allocatedTds;
    moveAccount(db, { customerId, share: { cash: amount, tds: tdsAmount, unallocated } });
    post(db, paymentMovement(payment));
    return Object.assign(payment, { customer });
  },
});

export const allocatePayment = command({
  action: 'allocatePayment',
  input: AllocatePaymentInput,
  async run({ db }, input) {
    const found = await db.lock(CustomerPayment, input.uniqueId, input.version);
    refuse(receivablesRefusal.allocate(found));
    const left = { cash: found.amount - found.allocatedCash, tds: found.tdsAmount - found.allocatedTds };
    const parts = await wantedParts(db, found.customerId, input, left, found);
    await refuseParts(db, parts, left, found);
    // What the return of a filed month says of the payment stays: from then on it pays the invoices.
    const countedFrom = await openDays(db, found.receivedOn, found.branchId);
    await writeParts(db, { ...ofPayment, paymentId: found.id, receivedOn: found.receivedOn }, parts, countedFrom);
    return moveAllocated(db, found, parts, 1);
  },
});

export const takeBackAllocation = command({
  action: 'takeBackAllocation',
  input: TakeBackAllocationInput,
  async run({ db }, { uniqueId, version, invoiceId }) {
    const found = await db.lock(CustomerPayment, uniqueId, version);
    refuse(receivablesRefusal.takeBack(found));
    const all = await allocatedParts(db, found);
    const parts = invoiceId
      ? all.filter(({ due: { invoice } }) => invoice?.uniqueId === invoiceId || String(invoice?.id) === invoiceId)
      : all;
    if (parts.length === 0) throw conflict(receivablesRefusal.allocation.none);
    await takeBackParts(db, found, parts);
    return moveAllocated(db, found, parts, -1);
  },
});

export const reversePayment = command({
  action: 'reversePayment',
  input: ReversePaymentInput,
  async run({ db, today }, { uniqueId, version, kind, reversedOn, reason }) {
    const found = await db.lock(CustomerPayment, uniqueId, version);
    refuse(receivablesRefusal.reverse(found) ?? receivablesRefusal.reverseSetOff(found));
    refuseInput({
      reversedOn:
        notInFuture('Reversal date', reversedOn, today()) ??
        notBefore('Reversal date', reversedOn, found.receivedOn, 'the received date'),
    });
    return reverseReceived(db, found, { reversedOn, reversalKind: kind, reversalReason: reason.trim() });
  },
});

export const setTdsCertificate = command({
  action: 'setTdsCertificate',
  input: SetTdsCertificateInput,
  async run({ db }, { uniqueId, version, certificateNo }) {
    const found = await db.lock(CustomerPayment, uniqueId, version);
    return db.update(found, { certificateNo: textOrNull(certificateNo) });
  },
});

/** Read without a lock, since invoices are locked before their customers. */
async function customerNamed(db: Writer, ref: string): Promise<number> {
  const found = await db.find(Customer, refWhere<Customer>(ref));
  if (!found || found.deletedOn) throw badInput('Customer not found', 'customerId');
  return found.id;
}

/** The customer is locked, so that of two at once the second is compared with the first. */
async function refuseDuplicate(
  db: Writer,
  { customerId, reference, amount }: Pick<CustomerPayment, 'customerId' | 'reference' | 'amount'>,
): Promise<void> {
  if (reference === null) return;
  const [earlier] = await db.findAll(CustomerPayment, { customerId, reference, amount, reversedOn: IsNull() });
  if (earlier) throw badInput(receivablesRefusal.duplicate({ ...earlier, reference }), 'confirmDuplicate');
}

const ofPayment = { creditNoteId: null };

async function moveAllocated(
  db: Writer,
  payment: CustomerPayment,
  parts: readonly Part[],
  sign: 1 | -1,
): Promise<CustomerPayment> {
  const [cash, tds] = [sign * totalOf(parts, 'cash'), sign * totalOf(parts, 'tds')];
  const { customerId, allocatedCash, allocatedTds } = payment;
  moveAccount(db, { customerId, share: { unallocated: -cash - tds } });
  return db.update(payment, { allocatedCash: allocatedCash + cash, allocatedTds: allocatedTds + tds });
}
