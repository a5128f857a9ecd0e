import type { EntityManager } from 'typeorm';
import { snake } from '../../../../db/schema/columns';
import { combined, facets, summedColumns, sums } from './consignmentRollup';

const key = combined.map(snake).join(', ');
const columns = sums.map(snake);
const live = 'FROM consignment WHERE deleted_on IS NULL GROUP BY booking_date, branch_id';
const summed = sums.map((name) => `COALESCE(SUM(${summedColumns[name]}), 0)`).join(', ');

const countedDays = `SELECT booking_date, ${key}, branch_id, COUNT(*) ${live}, ${key}`;

const countedFacets = facets.map(
  (facet) =>
    `SELECT '${facet}', COALESCE(${snake(facet)}, ''), booking_date, branch_id, COUNT(*), ${summed}
     ${live}, ${snake(facet)}`,
);

/** Recomputes the rollup from the consignments. */
export async function rebuildRollup(db: EntityManager): Promise<void> {
  await db.query('DELETE FROM consignment_day');
  await db.query(`INSERT INTO consignment_day (day, ${key}, branch_id, bookings) ${countedDays}`);
  await db.query('DELETE FROM consignment_facet');
  for (const counted of countedFacets)
    await db.query(
      `INSERT INTO consignment_facet (facet, value, day, branch_id, bookings, ${columns.join(', ')}) ${counted}`,
    );
}
