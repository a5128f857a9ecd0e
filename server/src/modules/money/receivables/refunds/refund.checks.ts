import { maxRows, type ConsistencyCheck } from '../../../../core/module/consistency';

/** 'RFD/26-27/' and the number behind it: the financial year has five characters. */
const yearOf = 'SUBSTR(number, 5, 5)';
const series = 'refund ';

export const refundChecks: readonly ConsistencyCheck[] = [
  {
    rule: 'Refund numbers of a financial year run from 1 without a gap',
    sql: `SELECT SUBSTR(s.name, ${series.length + 1}) AS financial_year,
        s.value AS stored_value, COALESCE(issued.numbers, 0) AS actual
      FROM serial s LEFT JOIN (
        SELECT ${yearOf} AS financial_year, COUNT(DISTINCT number) AS numbers FROM refund GROUP BY ${yearOf}
      ) issued ON issued.financial_year = SUBSTR(s.name, ${series.length + 1})
      WHERE s.name LIKE '${series}%' AND s.value <> COALESCE(issued.numbers, 0) LIMIT ${maxRows}`,
  },
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
