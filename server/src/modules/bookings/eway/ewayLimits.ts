/** Which consignments may not move without an e-way bill. */
import type { Reader } from '../../../db/read/reader';
import { ewayLimitOf, ewayRefusalOf, isUncovered, type EwayGoods } from '../../../domain/bookings/eway';
import { City } from '../../parties/locations/city.entity';
import { EwayLimit } from './ewayLimit.entity';

export interface EwayConsignment extends EwayGoods {
  id: number;
  bookingDate: string;
  bookingCityId: number;
  deliveryCityId: number;
}

/** The limit between two cities on a day; null: there is none. */
export async function limitBetween(
  db: Reader,
  { bookingCityId, deliveryCityId, day }: { bookingCityId: number; deliveryCityId: number; day: string },
): Promise<EwayLimit | null> {
  const limits = await db.findAll(EwayLimit, {});
  const cities = await db.byIds(City, [bookingCityId, deliveryCityId], ['stateId']);
  const [fromStateId, toStateId] = [cities.get(bookingCityId)?.stateId, cities.get(deliveryCityId)?.stateId];
  return fromStateId && toStateId ? ewayLimitOf(limits, { fromStateId, toStateId, day }) : null;
}

/** Why each may not move, by id; those that may are left out. The limits of the booking date hold. */
export async function ewayRefusals(
  db: Reader,
  consignments: readonly EwayConsignment[],
): Promise<ReadonlyMap<number, string>> {
  const uncovered = consignments.filter(isUncovered);
  if (uncovered.length === 0) return new Map();
  const limits = await db.findAll(EwayLimit, {});
  const cityIds = uncovered.flatMap(({ bookingCityId, deliveryCityId }) => [bookingCityId, deliveryCityId]);
  const cities = await db.byIds(City, [...new Set(cityIds)], ['stateId']);
  const stateOf = (cityId: number) => cities.get(cityId)?.stateId ?? 0;
  return new Map(
    uncovered.flatMap((each): [number, string][] => {
      const [fromStateId, toStateId] = [stateOf(each.bookingCityId), stateOf(each.deliveryCityId)];
      const refusal = ewayRefusalOf(each, ewayLimitOf(limits, { fromStateId, toStateId, day: each.bookingDate }));
      return refusal ? [[each.id, refusal]] : [];
    }),
  );
}

export const ewayRefusal = async (db: Reader, consignment: EwayConsignment): Promise<string | null> =>
  (await ewayRefusals(db, [consignment])).get(consignment.id) ?? null;
