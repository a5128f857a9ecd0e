import { memberOf } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { DeliveryStatus } from '../../../domain/bookings/enums';
import { ConsignmentFacet } from '../../bookings/consignments/rollup/rollup.entity';
import type { Facet } from '../../bookings/consignments/rollup/consignmentRollup';
import { added, addSums, periodParameters, readSums, statPeriods, type StatFigures } from './period';

/** Rollup rows of one property of consignments. */
export const facetOf = (db: Reader, facet: Facet) =>
  db.select(ConsignmentFacet, 'f').select([]).where('f.facet = :facet', { facet });

type Measure = 'bookings' | 'chargeableWeight' | 'customerAmount';

/** Sums of live consignments by delivery status up to the given date: counts, grams and paise. */
export interface BookedFigures {
  sum(measure: Measure, of?: (status: DeliveryStatus) => boolean): StatFigures;
}

export async function bookedFigures(db: Reader, date: string): Promise<BookedFigures> {
  const query = facetOf(db, 'deliveryStatus')
    .addSelect('f.value', 'status')
    .groupBy('f.value')
    .andWhere('f.day <= :date')
    .setParameters(periodParameters(date));
  const sums = {
    ...addSums(query, statPeriods, 'bookings', 'f.bookings', 'f.day'),
    ...addSums(query, statPeriods, 'chargeableWeight', 'f.chargeableWeight', 'f.day'),
    ...addSums(query, statPeriods, 'customerAmount', 'f.customerAmount', 'f.day'),
  };
  const rows = await db.raw(query, { status: memberOf(DeliveryStatus), ...sums });
  return {
    sum: (measure, of = () => true) =>
      added(
        statPeriods,
        rows.filter((row) => of(row.status)).map((row) => readSums(row, statPeriods, measure)),
      ),
  };
}
