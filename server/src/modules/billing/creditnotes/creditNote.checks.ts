import type { NoteKind } from '../../../domain/tax/gstReturn/enums';
import { maxRows, type ConsistencyCheck } from '../../../core/module/consistency';
import { withoutGap } from '../../parties/series/gapless';

const noGap = (kind: NoteKind): ConsistencyCheck =>
  withoutGap(`${kind}Note`, {
    table: 'credit_note',
    column: 'number',
    where: `number IS NOT NULL AND kind = '${kind}'`,
  });

/** What a note credits; a debit note credits less than nothing. */
export const credited = (amount: string): string => `CASE WHEN kind = 'Debit' THEN -${amount} ELSE ${amount} END`;

const notes = ['taxable', 'igst', 'cgst', 'sgst', 'total'].map((name) => `${credited(name)} AS ${name}`).join(', ');

export const creditNoteChecks: readonly ConsistencyCheck[] = [
  noGap('Credit'),
  noGap('Debit'),
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
