import type { App } from '../../../core/module/app.types';
import type { Writer } from '../../../db/write/writer';
import { addDays } from '../../../domain/values/dates';
import { City } from '../../parties/locations/city.entity';
import { Consignment } from './consignment.entity';

type Eway = Pick<Consignment, 'goodsValue'> &
  Partial<Pick<Consignment, 'ewayBillNo' | 'ewayBillDate' | 'ewayExemptReason'>>;

const limit = 5_000_000;

/** Costly boxes to other states: two without the e-way bill that they need, some with one, one that needs none. */
export async function seedDemoEway(db: Writer, app: App): Promise<void> {
  const cities = new Map((await db.findAll(City, {})).map(({ id, stateId }) => [id, stateId]));
  const boxes = (
    await db
      .select(Consignment, 'c')
      .where("c.deletedOn IS NULL AND c.parcelType = 'Box' AND c.bookingDate >= :from", {
        from: addDays(app.clock.today(), -30),
      })
      .orderBy('c.id', 'DESC')
      .getMany()
  ).filter(({ bookingCityId, deliveryCityId }) => cities.get(bookingCityId) !== cities.get(deliveryCityId));
  // Only what has not left is without a number; what a carrier reports online is recorded as it is.
  const open = boxes.filter(({ isApproved, manifestId }) => !isApproved && manifestId === null);
  const waiting = open.filter(({ deliveryStatus }) => deliveryStatus === 'Booked');
  const missing = [...waiting, ...open.filter((box) => !waiting.includes(box))].slice(0, 2);
  const moved = boxes.filter((box) => !missing.includes(box)).slice(0, 5);
  const changes: (readonly [Consignment, Eway])[] = [
    ...missing.map((box, at) => [box, { goodsValue: limit + 2_200_000 + at * 1_150_000 }] as const),
    ...moved.map((box, at) => [box, coveredBy(box, at)] as const),
  ];
  for (const [{ id }, eway] of changes) await db.internal.update(Consignment, id, eway);
}

function coveredBy({ bookingDate }: Consignment, at: number): Eway {
  const goodsValue = limit + 1_340_000 * (at + 1);
  if (at === 0) return { goodsValue, ewayExemptReason: 'Used household effects' };
  return { goodsValue, ewayBillNo: String(271_004_512_300 + at * 37), ewayBillDate: bookingDate };
}
