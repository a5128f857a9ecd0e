import { maxRows, type ConsistencyCheck } from '../../../../core/module/consistency';
import { withoutGap } from '../../../parties/series/gapless';

export const refundChecks: readonly ConsistencyCheck[] = [
  withoutGap('Refund', { table: 'refund', column: 'number', where: 'number IS NOT NULL' }),
  {
    rule: 'What is refunded is taken from its payment or its credit note',
    sql: `SELECT r.number AS refund, r.amount AS stored_value, COALESCE(SUM(a.cash), 0) AS actual
      FROM refund r LEFT JOIN allocation a ON a.refund_id = r.id
        AND COALESCE(a.payment_id, 0) = COALESCE(r.payment_id, 0)
        AND COALESCE(a.credit_note_id, 0) = COALESCE(r.credit_note_id, 0)
      GROUP BY r.id, r.number, r.amount HAVING r.amount <> COALESCE(SUM(a.cash), 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'A refund is its taxable amount and the tax within',
    sql: `SELECT number AS refund, amount AS stored_value, taxable + igst + cgst + sgst AS actual
      FROM refund WHERE amount <> taxable + igst + cgst + sgst LIMIT ${maxRows}`,
  },
];
