import type { EntityManager } from 'typeorm';
import { snake } from '../../../../db/schema/naming';
import { combined, facets, summedColumns, sums } from './consignmentRollup';

/** Recomputes the rollup from the consignments. */
export async function rebuildRollup(db: EntityManager): Promise<void> {
  const key = combined.map(snake).join(', ');
  const columns = sums.map(snake);
  const live = 'FROM consignment WHERE deleted_on IS NULL GROUP BY booking_date';
  await db.query('DELETE FROM consignment_day');
  await db.query(
    `INSERT INTO consignment_day (day, ${key}, bookings) SELECT booking_date, ${key}, COUNT(*) ${live}, ${key}`,
  );
  await db.query('DELETE FROM consignment_facet');
  for (const facet of facets) {
    await db.query(
      `INSERT INTO consignment_facet (facet, value, day, bookings, ${columns.join(', ')})
       SELECT '${facet}', COALESCE(${snake(facet)}, ''), booking_date, COUNT(*), ${sums.map((name) => `COALESCE(SUM(${summedColumns[name]}), 0)`).join(', ')}
       ${live}, ${snake(facet)}`,
    );
  }
}
