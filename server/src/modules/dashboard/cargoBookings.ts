import { sum } from '../../db/rawRows';
import type { Reader } from '../../db/reader';
import { CargoConsignment } from '../cargo/cargo.entity';
import { byPeriod, inPeriod, periodParameters, periods, type ByPeriod } from './period';

/** Live cargo consignments by booking date up to the given date; counted by the list's index. */
export async function cargoBookings(db: Reader, date: string): Promise<ByPeriod> {
  const query = db
    .select(CargoConsignment, 'c')
    .select([])
    .where('c.deletedOn IS NULL AND c.bookingDate <= :date')
    .setParameters(periodParameters(date));
  const conditions = inPeriod('c.bookingDate');
  for (const period of periods) query.addSelect(`SUM(CASE WHEN ${conditions[period]} THEN 1 ELSE 0 END)`, period);
  const [row] = await db.raw(
    query,
    byPeriod(() => sum),
  );
  return byPeriod((period) => row?.[period] ?? 0);
}
