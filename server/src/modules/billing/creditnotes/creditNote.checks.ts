import { gstLabels, type NoteKind } from '../../../domain/tax/gstReturn/enums';
import { maxRows, type ConsistencyCheck } from '../../../core/module/consistency';

/** 'CRN/26-27/' and the number behind it: the financial year has five characters. */
const yearOf = 'SUBSTR(number, 5, 5)';

const withoutGap = (kind: NoteKind): ConsistencyCheck => {
  const name = gstLabels.NoteKind[kind];
  const series = `${name.toLowerCase()} `;
  return {
    rule: `${name} numbers of a financial year run from 1 without a gap`,
    sql: `SELECT SUBSTR(s.name, ${series.length + 1}) AS financial_year,
        s.value AS stored_value, COALESCE(issued.numbers, 0) AS actual
      FROM serial s LEFT JOIN (
        SELECT ${yearOf} AS financial_year, COUNT(DISTINCT number) AS numbers
        FROM credit_note WHERE number IS NOT NULL AND kind = '${kind}' GROUP BY ${yearOf}
      ) issued ON issued.financial_year = SUBSTR(s.name, ${series.length + 1})
      WHERE s.name LIKE '${series}%' AND s.value <> COALESCE(issued.numbers, 0) LIMIT ${maxRows}`,
  };
};

/** What a note credits; a debit note credits less than nothing. */
export const credited = (amount: string): string => `CASE WHEN kind = 'Debit' THEN -${amount} ELSE ${amount} END`;

const notes = ['taxable', 'igst', 'cgst', 'sgst', 'total'].map((name) => `${credited(name)} AS ${name}`).join(', ');

export const creditNoteChecks: readonly ConsistencyCheck[] = [
  withoutGap('Credit'),
  withoutGap('Debit'),
  {
    rule: 'The total of a credit note is the sum of its amounts',
    sql: `SELECT id AS credit_note, total AS stored_value, taxable + igst + cgst + sgst AS actual
      FROM credit_note WHERE total <> taxable + igst + cgst + sgst LIMIT ${maxRows}`,
  },
  {
    rule: 'The credit notes of an invoice do not exceed it',
    sql: `SELECT i.id AS invoice, SUM(n.total) AS stored_value, i.total_amount AS actual
      FROM (SELECT invoice_id, ${notes} FROM credit_note WHERE deleted_on IS NULL AND status = 'Approved') n
      JOIN invoice i ON i.id = n.invoice_id
      GROUP BY i.id, i.total_amount, i.actual_amount, i.additional_charges, i.charges_taxable, i.igst, i.cgst, i.sgst
      HAVING SUM(n.taxable) > i.actual_amount + CASE WHEN i.charges_taxable THEN i.additional_charges ELSE 0 END
        OR SUM(n.igst) > i.igst OR SUM(n.cgst) > i.cgst OR SUM(n.sgst) > i.sgst OR SUM(n.total) > i.total_amount
      LIMIT ${maxRows}`,
  },
];
