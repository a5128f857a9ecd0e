import { maxRows, type ConsistencyCheck } from '../../../core/module/consistency';

const collected = ({ name, by, column }: { name: string; by: 'Cash' | 'Upi'; column: string }): ConsistencyCheck => {
  const sum = `COALESCE(SUM(CASE WHEN l.collected_by = '${by}' THEN l.collected ELSE 0 END), 0)`;
  return {
    rule: `The ${name} of a run sheet is what was collected at the doors`,
    sql: `SELECT s.number AS run_sheet, s.${column} AS stored_value, ${sum} AS actual
      FROM run_sheet s LEFT JOIN run_sheet_line l ON l.run_sheet_id = s.id AND l.deleted_on IS NULL
      GROUP BY s.id, s.number, s.${column}
      HAVING ${sum} <> s.${column}
      LIMIT ${maxRows}`,
  };
};

export const runSheetChecks: readonly ConsistencyCheck[] = [
  collected({ name: 'cash', by: 'Cash', column: 'expected_cash' }),
  collected({ name: 'UPI', by: 'Upi', column: 'expected_upi' }),
  {
    rule: 'What was collected is what was counted and the difference',
    sql: `SELECT number AS run_sheet, counted_cash - difference AS stored_value, expected_cash AS actual
      FROM run_sheet WHERE status = 'Closed' AND counted_cash - difference <> expected_cash LIMIT ${maxRows}`,
  },
];
