import { memberOf, sum, type Decoder } from '../../db/rawRows';
import type { Reader } from '../../db/reader';
import { DeliveryStatus } from '../../domain/enums';
import { ConsignmentFacet } from '../consignments/rollup/consignmentFacet.entity';
import type { Facet } from '../consignments/rollup/consignmentRollup';
import { byPeriod, inPeriod, periodParameters, periods, type ByPeriod, type Period } from './period';

/** Rollup rows of one property of consignments. */
export const facetOf = (db: Reader, facet: Facet) =>
  db.select(ConsignmentFacet, 'f').select([]).where('f.facet = :facet', { facet });

const measures = ['bookings', 'chargeableWeight', 'customerAmount'] as const;
type Measure = (typeof measures)[number];
type SumName = `${Measure}_${Period}`;

/** Sums of live consignments by delivery status up to the given date: counts, grams and paise. */
export interface BookedFigures {
  sum(measure: Measure, of?: (status: DeliveryStatus) => boolean): ByPeriod;
}

export async function bookedFigures(db: Reader, date: string): Promise<BookedFigures> {
  const query = facetOf(db, 'deliveryStatus')
    .addSelect('f.value', 'status')
    .groupBy('f.value')
    .andWhere('f.day <= :date')
    .setParameters(periodParameters(date));
  const conditions = inPeriod('f.day');
  const decoders = {} as Record<SumName, Decoder<number>>;
  for (const measure of measures) {
    for (const period of periods) {
      query.addSelect(`SUM(CASE WHEN ${conditions[period]} THEN f.${measure} ELSE 0 END)`, `${measure}_${period}`);
      decoders[`${measure}_${period}`] = sum;
    }
  }
  const rows = await db.raw(query, { status: memberOf(DeliveryStatus), ...decoders });
  return {
    sum: (measure, of = () => true) => {
      const wanted = rows.filter((row) => of(row.status));
      return byPeriod((period) => wanted.reduce((total, row) => total + row[`${measure}_${period}`], 0));
    },
  };
}
