/** What a change of a delivered consignment changes of what its courier owes. */
import { In, IsNull } from 'typeorm';
import { conflict } from '../../../core/operation/errors';
import type { Hooks } from '../../../core/module/hooks';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { courierDueRefusal } from '../../../domain/policy/courierDues';
import { fold } from '../../../domain/values/text';
import { doorMoneyOf, type AtTheDoor, type DoorMoney } from '../../bookings/consignments/collected';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { CourierDue, CourierRemittance, CourierRemittanceLine } from './courierDue.entity';

export const followDoorMoney: Hooks['followDoorMoney'] = async (db, changes) => {
  const changed = changes.flatMap(([before, consignment]) => {
    const after = doorMoneyOf(consignment);
    return isSame(before, after) ? [] : [{ before, after, consignment }];
  });
  if (changed.length === 0) return;
  const isOwn = await ownDelivery(db);
  const live = await lockDues(
    db,
    changed.filter(({ before }) => before !== null).map(({ consignment }) => consignment.id),
  );
  for (const { after, consignment } of changed) {
    const due = after && !isOwn(after) ? after : null;
    await follow(db, consignment, live.get(consignment.id) ?? null, due);
  }
};

async function follow(db: Writer, { id, awbNo }: AtTheDoor, live: CourierDue | null, after: DoorMoney | null) {
  if (!live) {
    if (after && !after.isPaid) await db.insert(CourierDue, newDue(id, after));
    return;
  }
  const { freight, commissions, vppAmount, vendorId, deliveredOn } = live;
  const before = { freight, commissions, vppAmount, vendorId, deliveredOn };
  const values = after && valuesOf(after);
  const isOther =
    values === null || Object.entries(before).some(([name, value]) => values[name as keyof typeof before] !== value);
  if (isOther && live.remitted > 0)
    throw conflict(courierDueRefusal.remitted({ awbNo, number: await numberOf(db, id) }));
  if (values === null || after === null) await db.delete(live, { openAmount: 0 });
  else await db.update(live, { ...values, openAmount: after.isPaid ? 0 : values.amount - live.remitted });
}

const valuesOf = ({ vendorId, day, freight, commissions, vppAmount }: DoorMoney) => ({
  vendorId,
  deliveredOn: day,
  freight,
  commissions,
  vppAmount,
  amount: freight + commissions + vppAmount,
});

/** Of a consignment that nobody has paid yet. */
export function newDue(consignmentId: number, money: DoorMoney) {
  const values = valuesOf(money);
  return { consignmentId, ...values, remitted: 0, openAmount: values.amount };
}

/** Locked, by consignment; those of locked consignments. */
export async function lockDues(db: Writer, consignmentIds: readonly number[]): Promise<Map<number, CourierDue>> {
  if (consignmentIds.length === 0) return new Map();
  const known = await db.findAll(CourierDue, { consignmentId: In([...consignmentIds]), deletedOn: IsNull() });
  const locked = await db.lockMany(
    CourierDue,
    known.map(({ id }) => id),
  );
  return new Map(locked.map((due) => [due.consignmentId, due]));
}

/** Whether the company has delivered by itself: as the vendor, or as the courier that delivers. */
export async function ownDelivery(db: Reader): Promise<(money: DoorMoney) => boolean> {
  const own = await db.findAll(Vendor, { type: In(['OwnCourier', 'OwnCargo']) });
  const ids = new Set(own.map(({ id }) => id));
  const names = new Set(own.map(({ name }) => fold(name)));
  return ({ vendorId, deliveryCourier }) =>
    ids.has(vendorId) || (deliveryCourier !== null && names.has(fold(deliveryCourier)));
}

async function numberOf(db: Reader, consignmentId: number): Promise<string> {
  const found = await db
    .select(CourierRemittance, 'r')
    .innerJoin(CourierRemittanceLine, 'l', 'l.remittance_id = r.id AND l.consignment_id = :consignmentId', {
      consignmentId,
    })
    .where('r.reversedOn IS NULL')
    .orderBy('r.id', 'DESC')
    .limit(1)
    .getOne();
  return found?.number ?? '';
}

const compared = ['vendorId', 'deliveryCourier', 'day', 'freight', 'commissions', 'vppAmount', 'isPaid'] as const;

const isSame = (one: DoorMoney | null, other: DoorMoney | null): boolean =>
  one === null || other === null ? one === other : compared.every((name) => one[name] === other[name]);
