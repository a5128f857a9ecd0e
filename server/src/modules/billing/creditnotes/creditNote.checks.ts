import { maxRows, type ConsistencyCheck } from '../../../core/module/consistency';

/** 'CRN/26-27/' and the number behind it: the financial year has five characters. */
const yearOf = 'SUBSTR(number, 5, 5)';
const series = 'credit note ';

export const creditNoteChecks: readonly ConsistencyCheck[] = [
  {
    rule: 'Credit note numbers of a financial year run from 1 without a gap',
    sql: `SELECT SUBSTR(s.name, ${series.length + 1}) AS financial_year,
        s.value AS stored_value, COALESCE(issued.numbers, 0) AS actual
      FROM serial s LEFT JOIN (
        SELECT ${yearOf} AS financial_year, COUNT(DISTINCT number) AS numbers
        FROM credit_note WHERE number IS NOT NULL GROUP BY ${yearOf}
      ) issued ON issued.financial_year = SUBSTR(s.name, ${series.length + 1})
      WHERE s.name LIKE '${series}%' AND s.value <> COALESCE(issued.numbers, 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'The total of a credit note is the sum of its amounts',
    sql: `SELECT id AS credit_note, total AS stored_value, taxable + igst + cgst + sgst AS actual
      FROM credit_note WHERE total <> taxable + igst + cgst + sgst LIMIT ${maxRows}`,
  },
  {
    rule: 'The credit notes of an invoice do not exceed it',
    sql: `SELECT i.id AS invoice, SUM(n.total) AS stored_value, i.total_amount AS actual
      FROM credit_note n JOIN invoice i ON i.id = n.invoice_id
      WHERE n.deleted_on IS NULL AND n.status = 'Approved'
      GROUP BY i.id, i.total_amount, i.actual_amount, i.additional_charges, i.charges_taxable, i.igst, i.cgst, i.sgst
      HAVING SUM(n.taxable) > i.actual_amount + CASE WHEN i.charges_taxable THEN i.additional_charges ELSE 0 END
        OR SUM(n.igst) > i.igst OR SUM(n.cgst) > i.cgst OR SUM(n.sgst) > i.sgst OR SUM(n.total) > i.total_amount
      LIMIT ${maxRows}`,
  },
];
