import type { Reader } from '../../../db/read/reader';
import { CargoConsignment } from '../../bookings/cargo/cargo.entity';
import { addSums, periodParameters, readSums, statPeriods, type StatFigures } from './period';

/** Live cargo consignments by booking date up to the given date; counted by the list's index. */
export async function cargoBookings(db: Reader, date: string): Promise<StatFigures> {
  const query = db
    .select(CargoConsignment, 'c')
    .select([])
    .where('c.deletedOn IS NULL AND c.bookingDate <= :date')
    .setParameters(periodParameters(date));
  const [row] = await db.raw(query, addSums(query, statPeriods, 'bookings', '1', 'c.bookingDate'));
  return readSums(row, statPeriods, 'bookings');
}
