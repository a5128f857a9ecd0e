import { maxRows, sumsAgree, type ConsistencyCheck } from '../../../core/module/consistency';
import { snake } from '../../../db/schema/columns';
import { combined, facets, summedColumns, sums } from './rollup/consignmentRollup';

const live = 'consignment WHERE deleted_on IS NULL';
const combinedColumns = combined.map(snake);
const sumColumns = sums.map(snake);

/** The newest live movement; the row of the booking ranks below all others, as in `newestOf`. */
const newest = `SELECT h.id FROM consignment_history h
  WHERE h.consignment_id = c.id AND h.deleted_on IS NULL
  ORDER BY (h.non_deletable = 1 AND h.delivery_status = 'Booked'), h.action_date DESC, h.id DESC LIMIT 1`;

/** The sign hides the column from SQLite, which would read the whole index of live consignments for each range of ids. */
const liveWithin = (first: number, last: number) => `+c.deleted_on IS NULL AND c.id BETWEEN ${first} AND ${last}`;

export const consignmentChecks: readonly ConsistencyCheck[] = [
  sumsAgree('Daily counts of consignments equal their rows', {
    keys: ['day', ...combinedColumns, 'branch_id'],
    values: ['bookings'],
    stored: { from: 'consignment_day', keys: ['day', ...combinedColumns, 'branch_id'], values: ['SUM(bookings)'] },
    counted: { from: live, keys: ['booking_date', ...combinedColumns, 'branch_id'], values: ['COUNT(*)'] },
  }),
  // One statement for each property: a database with ten million rows answers each of them within its limit.
  ...facets.map((facet) =>
    sumsAgree(`Daily sums of consignments by ${facet} equal their rows`, {
      keys: ['facet_value', 'day', 'branch'],
      values: ['bookings', ...sumColumns],
      stored: {
        from: `consignment_facet WHERE facet = '${facet}'`,
        // Cast on both sides: texts of a column and of an expression may have different collations.
        keys: ['CAST(value AS CHAR)', 'day', 'branch_id'],
        values: ['bookings', ...sumColumns].map((column) => `SUM(${column})`),
      },
      counted: {
        from: live,
        keys: [`COALESCE(CAST(${snake(facet)} AS CHAR), '')`, 'booking_date', 'branch_id'],
        values: ['COUNT(*)', ...sums.map((name) => `SUM(${summedColumns[name]})`)],
      },
    }),
  ),
  {
    rule: 'The status of a consignment is that of its newest movement',
    table: 'consignment',
    sqlFor: (first, last) => `SELECT c.awb_no, c.delivery_status AS stored_value, h.delivery_status AS actual
      FROM consignment c JOIN consignment_history h ON h.id = (${newest})
      WHERE ${liveWithin(first, last)} AND h.delivery_status <> c.delivery_status LIMIT ${maxRows}`,
  },
  {
    rule: 'A live consignment has one movement of its booking',
    table: 'consignment',
    sqlFor: (first, last) => `SELECT c.awb_no, COUNT(h.id) AS stored_value, 1 AS actual
      FROM consignment c LEFT JOIN consignment_history h
        ON h.consignment_id = c.id AND h.deleted_on IS NULL AND h.non_deletable = 1 AND h.delivery_status = 'Booked'
      WHERE ${liveWithin(first, last)} GROUP BY c.id, c.awb_no HAVING COUNT(h.id) <> 1 LIMIT ${maxRows}`,
  },
  {
    rule: 'A consignment holds its AWB number while it lives',
    sql: `SELECT awb_no, COALESCE(live_awb_no, 'none') AS stored_value,
        CASE WHEN deleted_on IS NULL THEN awb_no ELSE 'none' END AS actual
      FROM consignment
      WHERE (deleted_on IS NULL) <> (live_awb_no IS NOT NULL) LIMIT ${maxRows}`,
  },
];
