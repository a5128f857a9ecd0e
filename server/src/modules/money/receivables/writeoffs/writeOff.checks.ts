import { maxRows, type ConsistencyCheck } from '../../../../core/module/consistency';

/** 'WRO/26-27/' and the number behind it: the financial year has five characters. */
const yearOf = 'SUBSTR(number, 5, 5)';
const series = 'write-off ';

export const writeOffChecks: readonly ConsistencyCheck[] = [
  {
    rule: 'Write-off numbers of a financial year run from 1 without a gap',
    sql: `SELECT SUBSTR(s.name, ${series.length + 1}) AS financial_year,
        s.value AS stored_value, COALESCE(issued.numbers, 0) AS actual
      FROM serial s LEFT JOIN (
        SELECT ${yearOf} AS financial_year, COUNT(DISTINCT number) AS numbers
        FROM write_off WHERE number IS NOT NULL GROUP BY ${yearOf}
      ) issued ON issued.financial_year = SUBSTR(s.name, ${series.length + 1})
      WHERE s.name LIKE '${series}%' AND s.value <> COALESCE(issued.numbers, 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'What is written off is taken from its invoice once it is approved',
    sql: `SELECT w.id AS write_off, CASE WHEN w.status = 'Approved' THEN w.amount ELSE 0 END AS stored_value,
        COALESCE(SUM(a.cash), 0) AS actual
      FROM write_off w LEFT JOIN allocation a ON a.write_off_id = w.id AND a.invoice_id = w.invoice_id
      GROUP BY w.id, w.status, w.amount
      HAVING CASE WHEN w.status = 'Approved' THEN w.amount ELSE 0 END <> COALESCE(SUM(a.cash), 0) LIMIT ${maxRows}`,
  },
];
