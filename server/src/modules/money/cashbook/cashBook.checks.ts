import { maxRows, type ConsistencyCheck } from '../../../core/module/consistency';

export const cashBookChecks: readonly ConsistencyCheck[] = [
  {
    rule: 'The cash of a closed day follows from its entries',
    sql: `SELECT d.branch_id AS branch, d.date AS day, d.counted_cash - d.difference AS stored_value,
        d.opening_cash + COALESCE(SUM(e.amount), 0) AS actual
      FROM cash_day d LEFT JOIN cash_entry e ON e.cash_day_id = d.id WHERE d.live_date IS NOT NULL
      GROUP BY d.id, d.branch_id, d.date, d.counted_cash, d.difference, d.opening_cash
      HAVING d.opening_cash + COALESCE(SUM(e.amount), 0) <> d.counted_cash - d.difference LIMIT ${maxRows}`,
  },
  {
    rule: 'A closed day opens with the cash that was counted before',
    sql: `SELECT d.branch_id AS branch, d.date AS day, d.opening_cash AS stored_value, p.counted_cash AS actual
      FROM cash_day d JOIN cash_day p ON p.branch_id = d.branch_id AND p.live_date =
        (SELECT MAX(b.live_date) FROM cash_day b WHERE b.branch_id = d.branch_id AND b.live_date < d.live_date)
      WHERE d.live_date IS NOT NULL AND d.opening_cash <> p.counted_cash LIMIT ${maxRows}`,
  },
];
