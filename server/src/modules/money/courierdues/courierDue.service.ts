/** Money that couriers hand over. */
import { notBefore, notInFuture } from '../../../domain/rules/dateRules';
import { courierDueRefusal } from '../../../domain/policy/courierDues';
import { consignmentRefusal } from '../../../domain/policy/consignments';
import type { DateOnly } from '../../../domain/values/dates';
import { textOrNull } from '../../../domain/values/text';
import { decodeRows, groupBy, integer, text } from '../../../db/read/rawRows';
import { refWhere, type Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { badInput, conflict, refuse, refuseInput } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { Invoice } from '../../billing/invoices/invoice.entity';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { saveConsignments } from '../../bookings/consignments/consignment.save';
import { refuseClosedDay } from '../../parties/company/openDay';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { takeNumber } from '../../parties/series/takeNumber';
import { assertMonthOpen } from '../../system/periods/filedMonth';
import { CourierDue, CourierRemittance, CourierRemittanceLine } from './courierDue.entity';
import { RecordCourierRemittanceInput, ReverseCourierRemittanceInput } from './courierDue.inputs';
import { courierDueList, CourierDueSearch, courierRemittanceList, CourierRemittanceSearch } from './courierDue.list';
import { markSheet, readySheet, sheetLines } from './courierSheet';
import { lockDues } from './doorMoney';
import { wantedLines } from './wantedLines';

export const courierDues = listQuery('courierDues', CourierDueSearch, courierDueList);

export const courierRemittances = listQuery('courierRemittances', CourierRemittanceSearch, courierRemittanceList);

export const courierRemittance = recordQuery('courierRemittance', CourierRemittance);

export const recordCourierRemittance = command({
  action: 'recordCourierRemittance',
  input: RecordCourierRemittanceInput,
  async run(context, input) {
    const { db, today } = context;
    if (!input.importId) return recordRemittance(db, input, today());
    const job = await readySheet(context, input.importId);
    const lines = await sheetLines(context, job);
    const remittance = await recordRemittance(db, { ...input, lines }, today());
    await markSheet(db, job, remittance);
    return remittance;
  },
});

export async function recordRemittance(
  db: Writer,
  input: RecordCourierRemittanceInput,
  today: DateOnly,
): Promise<CourierRemittance> {
  const { remittedOn, mode, amount } = input;
  refuseInput({ remittedOn: notInFuture('Remittance date', remittedOn, today) });
  const { id: vendorId } = await vendorNamed(db, input.vendorId);
  const lines = await wantedLines(db, vendorId, input);
  // Consignments before what is due of them, as wherever these are locked together.
  const consignments = await db.lockMany(
    Consignment,
    lines.map(({ consignmentId }) => consignmentId),
  );
  const dues = await lockDues(
    db,
    consignments.map(({ id }) => id),
  );
  const paidFor = lines.map((line) => {
    const due = dues.get(line.consignmentId);
    if (due?.vendorId !== vendorId) throw conflict(courierDueRefusal.notDue({ ref: line.awbNo }));
    if (due.openAmount < line.amount)
      throw conflict(courierDueRefusal.aboveOpen({ awbNo: line.awbNo, open: due.openAmount }));
    return { ...line, due };
  });
  const last = paidFor.reduce((latest, { due }) => (due.deliveredOn > latest ? due.deliveredOn : latest), '');
  refuseInput({ remittedOn: notBefore('Remittance date', remittedOn, last, 'the last delivery') });
  const vendor = await db.named(Vendor, vendorId, 'Vendor', 'vendorId');
  const remittance = await db.insert(CourierRemittance, {
    number: await takeNumber(db, 'CourierRemittance', remittedOn, db.branchId),
    vendorId,
    remittedOn,
    mode,
    reference: textOrNull(input.reference),
    amount,
    remark: textOrNull(input.remark),
    reversedOn: null,
    reversalReason: null,
  });
  await db.insertMany(
    CourierRemittanceLine,
    paidFor.map((line) => ({
      remittanceId: remittance.id,
      consignmentId: line.consignmentId,
      amount: line.amount,
    })),
  );
  await moveDues(
    db,
    paidFor.map(({ due, amount: paid }) => [due, paid] as const),
  );
  await payInFull(
    db,
    remittance,
    consignments.filter(({ id }) => dues.get(id)?.openAmount === 0),
  );
  return Object.assign(remittance, { vendor });
}

export const reverseCourierRemittance = command({
  action: 'reverseCourierRemittance',
  input: ReverseCourierRemittanceInput,
  async run({ db, today }, { uniqueId, version, reversedOn, reason }) {
    const found = await db.lock(CourierRemittance, uniqueId, version);
    refuse(courierDueRefusal.reverse(found));
    refuseInput({
      reversedOn:
        notInFuture('Reversal date', reversedOn, today()) ??
        notBefore('Reversal date', reversedOn, found.remittedOn, 'the remittance date'),
    });
    await refuseClosedDay({ db, today }, { reversedOn });
    const lines = await db.findAll(CourierRemittanceLine, { remittanceId: found.id });
    const consignments = await db.lockMany(
      Consignment,
      lines.map(({ consignmentId }) => consignmentId),
    );
    const dues = await lockDues(
      db,
      consignments.map(({ id }) => id),
    );
    const paid = consignments.filter((each) => {
      const due = dues.get(each.id);
      return (
        each.paymentMode === 'ToPay' &&
        each.paymentStatus === 'Paid' &&
        due !== undefined &&
        due.remitted === due.amount
      );
    });
    await refuseBilled(db, paid);
    await moveDues(
      db,
      lines.flatMap(({ consignmentId, amount }) => {
        const due = dues.get(consignmentId);
        return due ? [[due, -amount] as const] : [];
      }),
    );
    await saveConsignments(db, paid, { paymentStatus: 'Pending', paymentReceivedDate: null });
    return db.update(found, { reversedOn, reversalReason: reason.trim() });
  },
});

/** Adds what was handed over. What was paid otherwise stays settled. */
async function moveDues(db: Writer, moves: readonly (readonly [CourierDue, number])[]): Promise<void> {
  const changes = moves.map(([due, paid]) => {
    const isPaidOtherwise = due.openAmount === 0 && due.remitted < due.amount;
    return { due, remitted: due.remitted + paid, openAmount: isPaidOtherwise ? 0 : due.openAmount - paid };
  });
  await db.updateColumn(
    changes.map(({ due, remitted }) => [due, remitted] as const),
    'remitted',
  );
  await db.updateColumn(
    changes.map(({ due, openAmount }) => [due, openAmount] as const),
    'openAmount',
  );
}

/** To-pay consignments of which all is handed over are paid on the day of the last remittance. */
async function payInFull(db: Writer, { remittedOn }: CourierRemittance, all: readonly Consignment[]): Promise<void> {
  const payable = all.filter((each) => each.paymentMode === 'ToPay' && consignmentRefusal.pay(each) === null);
  if (payable.length === 0) return;
  const lastOn = await lastRemittedOn(db, payable);
  const days = groupBy(payable, ({ id }) => lastOn.get(id) ?? remittedOn);
  for (const [day, paid] of [...days].sort(([one], [other]) => (one < other ? -1 : 1))) {
    // They are billed on that day.
    for (const branchId of new Set(paid.map((each) => each.branchId))) await assertMonthOpen(db, day, () => branchId);
    await saveConsignments(db, paid, { paymentStatus: 'Paid', paymentReceivedDate: day });
  }
}

async function lastRemittedOn(db: Reader, consignments: readonly Consignment[]): Promise<Map<number, DateOnly>> {
  const rows = await db.query(
    `SELECT l.consignment_id AS id, MAX(r.remitted_on) AS day
     FROM courier_remittance_line l JOIN courier_remittance r ON r.id = l.remittance_id
     WHERE r.reversed_on IS NULL AND l.consignment_id IN (${consignments.map(() => '?').join(', ')})
     GROUP BY l.consignment_id`,
    consignments.map(({ id }) => id),
  );
  return new Map(decodeRows(rows, { id: integer, day: text }).map(({ id, day }) => [id, day]));
}

/** What is on a bill as collected stays so until the bill is cancelled. */
async function refuseBilled(db: Reader, consignments: readonly Consignment[]): Promise<void> {
  const billOf = ({ invoiceId, commissionBillId }: Consignment) => invoiceId ?? commissionBillId;
  const billed = consignments.filter((each) => billOf(each) !== null);
  const [first] = billed;
  if (!first) return;
  const bill = await db.find(Invoice, { id: billOf(first) ?? 0 });
  const awbNos = billed.filter((each) => billOf(each) === bill?.id).map(({ awbNo }) => awbNo);
  throw conflict(courierDueRefusal.billed({ awbNos: awbNos.slice(0, 10), bill: bill?.invoiceNumber ?? 'a bill' }));
}

/** Read without a lock, since consignments are locked before their vendors. */
async function vendorNamed(db: Reader, ref: string): Promise<Vendor> {
  const found = await db.find(Vendor, refWhere<Vendor>(ref));
  if (!found || found.deletedOn) throw badInput('Vendor not found', 'vendorId');
  return found;
}
