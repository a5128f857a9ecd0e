/** E-way bills of consignments. */
import type { FilterQuery } from '../../../core/list/filters';
import { refuse } from '../../../core/operation/errors';
import type { QueryContext } from '../../../core/operation/operation';
import type { Relation } from '../../../core/record/relations';
import type { Reader } from '../../../db/read/reader';
import type { WriteGuard } from '../../../db/write/collector';
import { notInFuture } from '../../../domain/rules/dateRules';
import { isOnTheWay, normalizeEwayBillNo } from '../../../domain/bookings/eway';
import type { DeliveryStatus } from '../../../domain/bookings/enums';
import { ewayRefusal, ewayRefusals } from '../eway/ewayLimits';
import { EwayLimit } from '../eway/ewayLimit.entity';
import { Consignment } from './consignment.entity';

const decisive = [
  'parcelType',
  'goodsValue',
  'ewayBillNo',
  'ewayExemptReason',
  'bookingDate',
  'bookingCityId',
  'deliveryCityId',
] as const satisfies readonly (keyof Consignment)[];

/** One on a manifest or approved has what its goods need, whichever command put it there or changes it. */
export const refuseWithoutEway: WriteGuard<Consignment> = async (db, { before, after }) => {
  if (after.deletedOn || !(after.isApproved || after.manifestId !== null)) return;
  const decides = [...decisive, 'isApproved', 'manifestId'] as const;
  if (before && decides.every((name) => before[name] === after[name])) return;
  refuse(await ewayRefusal(db, after));
};

/** Refuses to send the consignment on its way without what its goods need. */
export async function refuseDispatch(db: Reader, consignment: Consignment, status: DeliveryStatus): Promise<void> {
  if (isOnTheWay(status)) refuse(await ewayRefusal(db, consignment));
}

export const ewayRefusalRelation: Relation<Consignment> = {
  columns: [...decisive],
  async read(db, rows) {
    const refusals = await ewayRefusals(db, rows);
    return ({ id }) => refusals.get(id) ?? null;
  },
};

/** More than these wait at no time: whatever has left, had what it needs. */
const maxAwaiting = 1000;

/** Booked goods that may not leave without an e-way bill. */
export async function awaitsEway(
  query: FilterQuery<Consignment>,
  awaits: boolean,
  { db }: QueryContext,
): Promise<void> {
  const ids = await awaitingEway(db);
  if (awaits) query.andIn('id', ids.length > 0 ? ids : [0]);
  else if (ids.length > 0) query.andWhere('r.id NOT IN (:...ids)', { ids });
}

async function awaitingEway(db: Reader): Promise<number[]> {
  const limits = await db.findAll(EwayLimit, {});
  if (limits.length === 0) return [];
  const least = Math.min(...limits.map(({ amount }) => amount));
  const uncovered = await db
    .select(Consignment, 'r')
    .where('r.manifestId IS NULL AND r.deletedOn IS NULL AND r.deliveryStatus = :booked', { booked: 'Booked' })
    .andWhere('r.goodsValue > :least AND r.ewayBillNo IS NULL AND r.ewayExemptReason IS NULL', { least })
    .andWhere('r.parcelType = :box', { box: 'Box' })
    .orderBy('r.bookingDate')
    .addOrderBy('r.id')
    .limit(maxAwaiting)
    .getMany();
  return [...(await ewayRefusals(db, uncovered)).keys()];
}

/** As it is stored; undefined: not given. */
export const storedEwayBillNo = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value?.trim() ? normalizeEwayBillNo(value) : null;

export const ewayDateRefusal = (date: string | null | undefined, today: string): string | null =>
  date ? notInFuture('E-way bill date', date, today) : null;
