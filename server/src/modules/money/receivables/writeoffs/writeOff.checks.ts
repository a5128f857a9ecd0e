import { maxRows, type ConsistencyCheck } from '../../../../core/module/consistency';
import { withoutGap } from '../../../parties/series/gapless';

export const writeOffChecks: readonly ConsistencyCheck[] = [
  withoutGap('WriteOff', { table: 'write_off', column: 'number', where: 'number IS NOT NULL' }),
  {
    rule: 'What is written off is taken from its invoice once it is approved',
    sql: `SELECT w.id AS write_off, CASE WHEN w.status = 'Approved' THEN w.amount ELSE 0 END AS stored_value,
        COALESCE(SUM(a.cash), 0) AS actual
      FROM write_off w LEFT JOIN allocation a ON a.write_off_id = w.id AND a.invoice_id = w.invoice_id
      GROUP BY w.id, w.status, w.amount
      HAVING CASE WHEN w.status = 'Approved' THEN w.amount ELSE 0 END <> COALESCE(SUM(a.cash), 0) LIMIT ${maxRows}`,
  },
];
