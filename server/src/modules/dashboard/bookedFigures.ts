import type { Reader } from '../../db/store';
import type { DeliveryStatus } from '../../domain/enums';
import { days } from './consignmentDay';
import { byPeriod, inPeriod, periodParameters, periods, type ByPeriod } from './period';

const measures = ['bookings', 'chargeableWeight', 'customerAmount'] as const;
type Measure = (typeof measures)[number];

/** Sums of the rollup by delivery status, up to the day given: counts, grams and paise. */
export interface BookedFigures {
  sum(measure: Measure, of?: (status: DeliveryStatus) => boolean): ByPeriod;
}

export async function bookedFigures(db: Reader, date: string): Promise<BookedFigures> {
  const query = days(db).select('d.deliveryStatus', 'status').groupBy('d.deliveryStatus')
    .andWhere('d.day <= :date').setParameters(periodParameters(date));
  const conditions = inPeriod('d.day');
  for (const measure of measures) {
    for (const period of periods) {
      query.addSelect(`SUM(CASE WHEN ${conditions[period]} THEN d.${measure} ELSE 0 END)`, `${measure}_${period}`);
    }
  }
  const rows = await query.getRawMany<{ status: DeliveryStatus } & Record<string, string | number>>();
  return {
    sum: (measure, of = () => true) => {
      const wanted = rows.filter((row) => of(row.status));
      return byPeriod((period) => wanted.reduce((sum, row) => sum + Number(row[`${measure}_${period}`]), 0));
    },
  };
}
