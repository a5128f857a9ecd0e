import { maxRows, type ConsistencyCheck } from '../../../core/module/consistency';

export const runSheetChecks: readonly ConsistencyCheck[] = [
  {
    rule: 'The cash of a run sheet is what was collected at the doors',
    sql: `SELECT s.number AS run_sheet, s.expected_cash AS stored_value,
        COALESCE(SUM(CASE WHEN l.collected_by = 'Cash' THEN l.collected ELSE 0 END), 0) AS actual
      FROM run_sheet s LEFT JOIN run_sheet_line l ON l.run_sheet_id = s.id AND l.deleted_on IS NULL
      GROUP BY s.id, s.number, s.expected_cash
      HAVING COALESCE(SUM(CASE WHEN l.collected_by = 'Cash' THEN l.collected ELSE 0 END), 0) <> s.expected_cash
      LIMIT ${maxRows}`,
  },
  {
    rule: 'What was collected is what was counted and the difference',
    sql: `SELECT number AS run_sheet, counted_cash - difference AS stored_value, expected_cash AS actual
      FROM run_sheet WHERE status = 'Closed' AND counted_cash - difference <> expected_cash LIMIT ${maxRows}`,
  },
];
