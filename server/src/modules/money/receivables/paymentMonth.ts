/** What the return of a filed month says of advances stays, whichever command writes payments or allocations. */
import type { Locker } from '../../../db/write/locker';
import { conflict } from '../../../core/operation/errors';
import { decodeRows, flag, integer, nullable, text } from '../../../db/read/rawRows';
import type { RecordWrite } from '../../../db/write/collector';
import { addDays, dateIn, monthOf, type DateOnly, type Month } from '../../../domain/values/dates';
import { changedAdvances, type AdvanceUse, type ReceivedPayment } from '../../../domain/tax/gstReturn/advance';
import { gstRefusal } from '../../../domain/policy/gst';
import { assertMonthOpen, booksClosed } from '../../system/periods/filedMonth';
import type { Allocation, CustomerPayment } from './payment.entity';

type Write = RecordWrite<Allocation | CustomerPayment>;

/**
 * At the end of a transaction, since its writes may cancel out: a payment that is allocated on its day is no advance. Months
 * that are not over cannot be filed, so that a transaction of the day costs no statement.
 */
export async function refusePaymentOfFiledMonth(db: Locker, writes: readonly Write[]): Promise<void> {
  const unended = monthOf(dayAfterNext(db.now));
  const mayBeFiled = (month: Month) => month < unended;
  if (!writes.flatMap(datesOf).some((date) => mayBeFiled(monthOf(date)))) return;
  const [earliest = ''] = writes.flatMap(datesOf).sort();
  const closed = earliest && (await booksClosed(db, earliest));
  if (closed) throw conflict(closed);
  const payments = await paymentsOf(db, writes);
  const months = [...payments.values()].flatMap(({ branchId, before, after }) =>
    changedAdvances(before, after).map((month) => ({ month, branchId })),
  );
  const each = new Map(months.map((one) => [`${one.month} ${one.branchId}`, one]));
  for (const { month, branchId } of [...each.values()].sort((one, other) => (one.month < other.month ? -1 : 1)))
    if (mayBeFiled(month)) await assertMonthOpen(db, `${month}-01`, () => branchId, gstRefusal.advances);
}

/** Tomorrow at the earliest, in every time zone. */
const dayAfterNext = (now: Date): DateOnly => addDays(dateIn('UTC', now), 2);

const isAllocation = (row: Allocation | CustomerPayment): row is Allocation => 'allocatedOn' in row;

/** The days from which a write changes what is left of a payment. */
function datesOf({ before, after }: Write): DateOnly[] {
  if (isAllocation(after)) return [after, before].flatMap((row) => (row && isAllocation(row) ? row.allocatedOn : []));
  const earlier = before && !isAllocation(before) ? before : null;
  const isMoved =
    !earlier || (['receivedOn', 'amount', 'tdsAmount'] as const).some((name) => earlier[name] !== after[name]);
  const isReversed = earlier?.reversedOn !== after.reversedOn;
  return [
    ...(isMoved ? [after.receivedOn, ...(earlier ? [earlier.receivedOn] : [])] : []),
    ...(isReversed ? [after.reversedOn ?? [], earlier?.reversedOn ?? []].flat() : []),
  ];
}

interface Changed {
  branchId: number;
  before: ReceivedPayment | null;
  after: ReceivedPayment | null;
}

/** The payments that were written or allocated, as they are and as they were when the transaction began. */
async function paymentsOf(db: Locker, writes: readonly Write[]): Promise<Map<number, Changed>> {
  const [payments, undone] = [new Map<number, CustomerPayment | null>(), new Map<number, AdvanceUse[]>()];
  const undo = (row: Allocation | CustomerPayment | null, sign: 1 | -1) => {
    if (!row || !isAllocation(row) || row.paymentId === null) return;
    const use = { on: row.allocatedOn, amount: sign * (row.cash + row.tds), isRefund: row.refundId !== null };
    undone.set(row.paymentId, [...(undone.get(row.paymentId) ?? []), use]);
  };
  // The last state of what was written several times is that of its last write.
  const allocations = new Map<number, Write[]>();
  for (const write of writes) {
    const { before, after } = write;
    if (isAllocation(after)) allocations.set(after.id, [...(allocations.get(after.id) ?? []), write]);
    else if (!payments.has(after.id)) payments.set(after.id, before && !isAllocation(before) ? before : null);
  }
  for (const each of allocations.values()) {
    undo(each[0]?.before ?? null, 1);
    undo(each.at(-1)?.after ?? null, -1);
  }
  const stored = await storedPayments(db, [...new Set([...payments.keys(), ...undone.keys()])]);
  const changed = [...stored].map(([id, { branchId, ...after }]) => {
    const uses = [...after.uses, ...(undone.get(id) ?? [])];
    const earlier = payments.get(id);
    const before = earlier === null ? null : { ...after, ...(earlier && receivedOf(earlier)), uses };
    return [id, { branchId, before, after }] as const;
  });
  return new Map(changed);
}

const receivedOf = ({ receivedOn, reversedOn, amount, tdsAmount }: CustomerPayment) => ({
  receivedOn,
  reversedOn,
  amount: amount + tdsAmount,
});

/** Payments as they are now. */
async function storedPayments(
  db: Locker,
  ids: readonly number[],
): Promise<Map<number, ReceivedPayment & { branchId: number }>> {
  if (ids.length === 0) return new Map();
  const places = ids.map(() => '?').join(', ');
  const allocated = await db.query(
    `SELECT payment_id AS id, allocated_on AS usedOn, cash + tds AS amount, CASE WHEN refund_id IS NULL THEN 0 ELSE 1 END AS isRefund
     FROM allocation WHERE payment_id IN (${places})`,
    [...ids],
  );
  const uses = new Map<number, AdvanceUse[]>();
  for (const row of decodeRows(allocated, { id: integer, usedOn: text, amount: integer, isRefund: flag })) {
    const use = { on: row.usedOn, amount: row.amount, isRefund: row.isRefund };
    uses.set(row.id, [...(uses.get(row.id) ?? []), use]);
  }
  const rows = await db.query(
    `SELECT id, branch_id AS branchId, received_on AS receivedOn, reversed_on AS reversedOn, amount + tds_amount AS amount FROM customer_payment
     WHERE id IN (${places})`,
    [...ids],
  );
  return new Map(
    decodeRows(rows, {
      id: integer,
      branchId: integer,
      receivedOn: text,
      reversedOn: nullable(text),
      amount: integer,
    }).map(({ id, ...payment }) => [id, { ...payment, uses: uses.get(id) ?? [] }]),
  );
}
