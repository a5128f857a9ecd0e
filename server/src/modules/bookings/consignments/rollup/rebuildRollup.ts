import type { EntityManager } from 'typeorm';
import { snake } from '../../../../db/schema/columns';
import { combined, facets, summedColumns, sums } from './consignmentRollup';

const key = combined.map(snake).join(', ');
const columns = sums.map(snake);
const live = 'FROM consignment WHERE deleted_on IS NULL GROUP BY booking_date';
const summed = sums.map((name) => `COALESCE(SUM(${summedColumns[name]}), 0) AS ${snake(name)}`).join(', ');

/** The rows of `consignment_day`. */
export const countedDays = `SELECT booking_date AS day, ${key}, COUNT(*) AS bookings ${live}, ${key}`;

/** Those of `consignment_facet`, by facet. */
export const countedFacets: readonly string[] = facets.map(
  (facet) =>
    `SELECT '${facet}' AS facet, COALESCE(${snake(facet)}, '') AS value, booking_date AS day, COUNT(*) AS bookings, ${summed}
     ${live}, ${snake(facet)}`,
);

/** Recomputes the rollup from the consignments. */
export async function rebuildRollup(db: EntityManager): Promise<void> {
  await db.query('DELETE FROM consignment_day');
  await db.query(`INSERT INTO consignment_day (day, ${key}, bookings) ${countedDays}`);
  await db.query('DELETE FROM consignment_facet');
  for (const counted of countedFacets)
    await db.query(`INSERT INTO consignment_facet (facet, value, day, bookings, ${columns.join(', ')}) ${counted}`);
}
