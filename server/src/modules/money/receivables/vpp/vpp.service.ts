import { notBefore, notInFuture } from '../../../../domain/rules/dateRules';
import type { DateOnly } from '../../../../domain/values/dates';
import { vppRefusal } from '../../../../domain/policy/receivables';
import { textOrNull } from '../../../../domain/values/text';
import type { Writer } from '../../../../db/write/writer';
import { badInput, changedMeanwhile, conflict, refuse, refuseInput } from '../../../../core/operation/errors';
import { command } from '../../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../../core/operation/reads';
import { moveAccount } from '../../../parties/customers/account/customerAccount';
import { Customer } from '../../../parties/customers/customer.entity';
import { takeNumber } from '../../../parties/series/takeNumber';
import { supplyOfAdvance } from '../../../billing/invoices/supply';
import { refuseParts, totalOf, wantedParts, writeParts, type Part } from '../allocation';
import { paymentMovement, post, remittanceMovement } from '../../../billing/ledger/ledger';
import { CustomerPayment } from '../payment.entity';
import { reverseReceived } from '../reversal';
import { VppCollection, VppRemittance } from './vpp.entity';
import { maxRemitted, RemitVppInput, ReverseVppRemittanceInput } from './vpp.inputs';
import { vppRemittanceList, VppRemittanceSearch } from './vpp.list';
import { customerNamed, owedTo, type Owed } from './vppDebts.service';

export const vppRemittances = listQuery('vppRemittances', VppRemittanceSearch, vppRemittanceList);

export const vppRemittance = recordQuery('vppRemittance', VppRemittance);

export const remitVpp = command({
  action: 'remitVpp',
  input: RemitVppInput,
  run: ({ db, today }, input) => remit(db, input, today()),
});

/** Sets off and pays out what is still owed of the given consignments. */
export async function remit(db: Writer, input: RemitVppInput, today: DateOnly): Promise<VppRemittance> {
  const { remittedOn } = input;
  refuseInput({ remittedOn: notInFuture('Remittance date', remittedOn, today) });
  const customerId = await customerNamed(db, input.customerId);
  const owed = await owedNow(db, customerId, input);
  const amount = owed.reduce((sum, each) => sum + each.amount, 0);
  const left = { cash: amount, tds: 0 };
  const allocations = input.setOffs?.map(({ invoiceId, amount: cash }) => ({ invoiceId, cash }));
  const parts = await wantedParts(db, customerId, { allocations, auto: input.auto }, left, { receivedOn: remittedOn });
  await refuseParts(db, parts, left, { receivedOn: remittedOn, mode: 'Adjustment' });
  const setOff = totalOf(parts, 'cash');
  const paidOut = amount - setOff;
  if (paidOut > 0 && !input.mode) throw badInput('Please select mode', 'mode');
  // After the invoices, as wherever these are locked together.
  const customer = await db.named(Customer, customerId, 'Customer', 'customerId');
  const number = await takeNumber(db, 'Remittance', remittedOn, db.branchId);
  const values = { number, customerId, remittedOn, amount, setOff, paidOut };
  const payment = setOff > 0 ? await setOffBy(db, values, customer, parts) : null;
  const collections = await lockOwed(db, owed);
  const remittance = await db.insert(VppRemittance, {
    ...values,
    mode: paidOut > 0 ? (input.mode ?? null) : null,
    reference: textOrNull(input.reference),
    remark: textOrNull(input.remark),
    paymentId: payment?.id ?? null,
    reversedOn: null,
    reversalReason: null,
  });
  await db.updateMany(collections, { remittanceId: remittance.id });
  post(db, remittanceMovement(remittance));
  return Object.assign(remittance, { customer });
}

export const reverseVppRemittance = command({
  action: 'reverseVppRemittance',
  input: ReverseVppRemittanceInput,
  async run({ db, today }, { uniqueId, version, reversedOn, reason }) {
    const found = await db.lock(VppRemittance, uniqueId, version);
    refuse(vppRefusal.reverse(found));
    refuseInput({
      reversedOn:
        notInFuture('Reversal date', reversedOn, today()) ??
        notBefore('Reversal date', reversedOn, found.remittedOn, 'the remittance date'),
    });
    const reversal = { reversedOn, reversalReason: reason.trim() };
    if (found.paymentId !== null) {
      const payment = await db.lock(CustomerPayment, found.paymentId);
      await reverseReceived(db, payment, { ...reversal, reversalKind: 'Mistake' });
    }
    const collections = await db.findAll(VppCollection, { remittanceId: found.id });
    const locked = await db.lockMany(
      VppCollection,
      collections.map(({ id }) => id),
    );
    await db.updateMany(locked, { remittanceId: null });
    const reversed = await db.update(found, reversal);
    post(db, remittanceMovement(reversed));
    return reversed;
  },
});

/** What the remittance is for, as far as it is still owed. */
async function owedNow(db: Writer, customerId: number, { consignmentIds, remittedOn }: RemitVppInput): Promise<Owed[]> {
  const all = await owedTo(db, customerId);
  const owed = consignmentIds ? namedOf(all, consignmentIds) : all.slice(0, maxRemitted);
  if (owed.length === 0) throw conflict(vppRefusal.nothing);
  const last = owed.reduce((latest, { collectedOn }) => (collectedOn > latest ? collectedOn : latest), '');
  refuseInput({ remittedOn: notBefore('Remittance date', remittedOn, last, 'the last delivery') });
  return owed;
}

function namedOf(all: readonly Owed[], refs: readonly string[]): Owed[] {
  const byRef = new Map(
    all.flatMap((each) => [
      [String(each.consignmentId), each],
      [each.consignmentUniqueId, each],
    ]),
  );
  const named = refs.map((ref) => {
    const found = byRef.get(ref.toLowerCase());
    if (!found) throw conflict(vppRefusal.notOwed({ ref }));
    return found;
  });
  return [...new Set(named)];
}

/** The payment that a remittance is for its invoices: they are settled as by any other. */
async function setOffBy(
  db: Writer,
  { number, customerId, remittedOn, setOff }: Pick<VppRemittance, 'number' | 'customerId' | 'remittedOn' | 'setOff'>,
  customer: Customer,
  parts: readonly Part[],
): Promise<CustomerPayment> {
  const payment = await db.insert(CustomerPayment, {
    number: await takeNumber(db, 'Receipt', remittedOn, db.branchId),
    customerId,
    receivedOn: remittedOn,
    ...(await supplyOfAdvance(db, customer, remittedOn)),
    mode: 'Adjustment',
    amount: setOff,
    tdsAmount: 0,
    reference: number,
    bankName: null,
    chequeDate: null,
    remark: null,
    source: 'Vpp',
    allocatedCash: setOff,
    allocatedTds: 0,
    certificateNo: null,
    reversedOn: null,
    reversalKind: null,
    reversalReason: null,
  });
  await writeParts(db, { paymentId: payment.id, creditNoteId: null, receivedOn: payment.receivedOn }, parts);
  moveAccount(db, { customerId, share: { cash: setOff } });
  post(db, paymentMovement(payment));
  return payment;
}

/** Throws if anything of it has been remitted or taken back meanwhile. */
async function lockOwed(db: Writer, owed: readonly Owed[]): Promise<VppCollection[]> {
  const versions = new Map(owed.map(({ collectionId, version }) => [collectionId, version]));
  const locked = await db.lockMany(VppCollection, [...versions.keys()]);
  const isSame = locked.every(({ id, version, remittanceId }) => remittanceId === null && versions.get(id) === version);
  if (!isSame || locked.length < owed.length) throw changedMeanwhile();
  return locked;
}
