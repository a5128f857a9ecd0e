import { daysAgo, type Need } from '../../../core/module/need';
import { decodeRows, integer, text } from '../../../db/read/rawRows';
import { daysBetween } from '../../../domain/values/dates';

/** Of each open branch whose book has begun. */
const lastDays = `SELECT d.branch_id AS branchId, MAX(d.live_date) AS last
  FROM cash_day d LEFT JOIN branch b ON b.id = d.branch_id
  WHERE d.live_date IS NOT NULL AND COALESCE(b.is_active, 1) = 1 GROUP BY d.branch_id ORDER BY d.branch_id`;

/** Days since the last closed one of each branch. Closing yesterday closes them all; a book that has not begun has none. */
export const cashBookNeeds: readonly Need[] = [
  {
    kind: 'OpenCashDays',
    async find(context) {
      const { db, user } = context;
      const yesterday = daysAgo(context, 1);
      const books = decodeRows(await db.query(lastDays, []), { branchId: integer, last: text })
        .map(({ branchId, last }) => ({ branchId, open: Math.max(0, daysBetween(last, yesterday)) }))
        .filter(({ open }) => open > 0);
      // The screen begins with the own branch.
      const shown = books.find(({ branchId }) => branchId === user?.branchId) ?? books[0];
      const filters: Record<string, string> = { day: yesterday };
      if (shown && shown.branchId !== user?.branchId) filters.branchId = String(shown.branchId);
      return { count: books.reduce((sum, { open }) => sum + open, 0), filters };
    },
  },
];
