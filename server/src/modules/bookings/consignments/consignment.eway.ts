/** E-way bills of consignments. */
import { refuse } from '../../../core/operation/errors';
import type { Relation } from '../../../core/record/relations';
import type { Reader } from '../../../db/read/reader';
import type { WriteGuard } from '../../../db/write/writeGuards';
import { notInFuture } from '../../../domain/rules/dateRules';
import { isOnTheWay, normalizeEwayBillNo } from '../../../domain/bookings/eway';
import type { DeliveryStatus } from '../../../domain/bookings/enums';
import { ewayRefusal, ewayRefusals } from '../eway/ewayLimits';
import type { Consignment } from './consignment.entity';

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

/** As it is stored; undefined: not given. */
export const storedEwayBillNo = (value: string | null | undefined): string | null | undefined =>
  value === undefined ? undefined : value?.trim() ? normalizeEwayBillNo(value) : null;

export const ewayDateRefusal = (date: string | null | undefined, today: string): string | null =>
  date ? notInFuture('E-way bill date', date, today) : null;
