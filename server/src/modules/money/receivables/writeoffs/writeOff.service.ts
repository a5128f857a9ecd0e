import { notBefore, notInFuture } from '../../../../domain/rules/dateRules';
import { receivablesRefusal, writeOffRefusal } from '../../../../domain/policy/receivables';
import type { Writer } from '../../../../db/write/writer';
import { conflict, refuse, refuseInput } from '../../../../core/operation/errors';
import { command, type CommandContext } from '../../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../../core/operation/reads';
import { RecordInput } from '../../../../core/record/record.inputs';
import { Invoice } from '../../../billing/invoices/invoice.entity';
import { post, writeOffMovement } from '../../../billing/ledger/ledger';
import { takeNumber } from '../../../parties/series/takeNumber';
import { settingOn } from '../../../system/settings/settingValues';
import { Allocation } from '../payment.entity';
import { lastPaidOn, settleInvoice } from '../settlement';
import { WriteOff } from './writeOff.entity';
import { WriteOffInput } from './writeOff.inputs';
import { writeOffList, WriteOffSearch } from './writeOff.list';

export const writeOffs = listQuery('writeOffs', WriteOffSearch, writeOffList);

export const writeOff = recordQuery('writeOff', WriteOff);

export const writeOffInvoice = command({
  action: 'writeOffInvoice',
  input: WriteOffInput,
  async run({ db, today }, { uniqueId, version, writtenOffOn, reason }) {
    const invoice = await db.lock(Invoice, uniqueId, version);
    if (invoice.invoiceStatus === 'Generated') throw conflict(receivablesRefusal.allocation.notApproved);
    if (invoice.cancelledOn) throw conflict(receivablesRefusal.allocation.cancelled);
    refuseInput({
      writtenOffOn:
        notInFuture('Write-off date', writtenOffOn, today()) ??
        notBefore('Write-off date', writtenOffOn, invoice.invoiceDate, 'the invoice date'),
    });
    const { id: invoiceId, customerId, outstanding: amount, invoiceNumber } = invoice;
    refuse(writeOffRefusal.nothing({ number: invoiceNumber ?? '', amount }));
    await refuseSecond(db, invoice);
    const entered = await db.insert(WriteOff, {
      number: null,
      invoiceId,
      customerId,
      writtenOffOn,
      amount,
      reason: reason.trim(),
      status: 'Waiting',
      approvedById: null,
    });
    const limit = await settingOn(db, 'writeOff.limit', writtenOffOn);
    return amount > limit ? entered : settleByWriteOff(db, entered, invoice, null);
  },
});

/** By somebody else than who has entered it. */
export const approveWriteOff = command({
  action: 'approveWriteOff',
  input: RecordInput,
  async run({ db }, { uniqueId, version }) {
    const waiting = await db.lock(WriteOff, uniqueId, version);
    refuse(writeOffRefusal.approve(waiting));
    refuse(writeOffRefusal.approveOwn({ createdById: waiting.createdById, userId: db.userId }));
    const invoice = await db.lock(Invoice, waiting.invoiceId);
    const { invoiceNumber, outstanding } = invoice;
    if (outstanding !== waiting.amount)
      throw conflict(writeOffRefusal.changed({ number: invoiceNumber ?? '', outstanding, amount: waiting.amount }));
    return settleByWriteOff(db, waiting, invoice, db.userId);
  },
});

/** Of a locked invoice. `restored`: may be its only one. */
async function refuseSecond(db: Writer, { id: invoiceId, invoiceNumber }: Invoice, restored?: WriteOff): Promise<void> {
  const waiting = await db.findAll(WriteOff, { invoiceId, status: 'Waiting' });
  if (waiting.some(({ id, deletedOn }) => deletedOn === null && id !== restored?.id))
    throw conflict(writeOffRefusal.waits({ number: invoiceNumber ?? '' }));
}

const undeleted = async ({ db }: CommandContext, restored: WriteOff): Promise<void> =>
  refuseSecond(db, await db.lock(Invoice, restored.invoiceId), restored);

export const deleteWriteOff = command({
  action: 'deleteWriteOff',
  input: RecordInput,
  undo: { undeletes: WriteOff, restored: undeleted },
  async run({ db }, { uniqueId, version }) {
    const waiting = await db.lock(WriteOff, uniqueId, version);
    refuse(writeOffRefusal.delete(waiting));
    return db.delete(waiting);
  },
});

/** Allocates a write-off to all that is outstanding of its locked invoice, and numbers it. */
export async function settleByWriteOff(
  db: Writer,
  entered: WriteOff,
  invoice: Invoice,
  approvedById: number | null,
): Promise<WriteOff> {
  const { id: writeOffId, writtenOffOn, amount } = entered;
  const names = { paymentId: null, creditNoteId: null, refundId: null, openingId: null };
  await db.insert(Allocation, {
    ...names,
    writeOffId,
    invoiceId: invoice.id,
    cash: amount,
    tds: 0,
    allocatedOn: writtenOffOn,
  });
  await settleInvoice(db, invoice, 0, (await lastPaidOn(db, invoice.id)) ?? writtenOffOn);
  const number = await takeNumber(db, 'WriteOff', writtenOffOn, invoice.branchId);
  const counted = await db.update(entered, { number, status: 'Approved', approvedById });
  post(db, writeOffMovement(counted));
  return counted;
}
