import { useCallback, useEffect, useRef } from 'react';
import type { Selection } from './selection';

interface Identified {
  uniqueId: string;
}

/**
 * Selects a row, or with `toHere` all rows between it and the one chosen before, as the row itself becomes. The range stays
 * within the rows shown; if the row chosen before is not among them, the row alone is selected.
 */
export function useRowRange<Row extends Identified>(
  rows: readonly Row[],
  selection: Selection<Row> | undefined,
  mayTick: (row: Row) => boolean,
) {
  const latest = useRef({ rows, selection, mayTick });
  const before = useRef<string | null>(null);
  useEffect(() => {
    latest.current = { rows, selection, mayTick };
  });
  return useCallback((row: Row, chosen: boolean, toHere: boolean) => {
    const shown = latest.current;
    const [from, to] = [before.current, row.uniqueId].map((id) => shown.rows.findIndex((each) => each.uniqueId === id));
    before.current = row.uniqueId;
    const range =
      toHere && from !== undefined && to !== undefined && from >= 0
        ? shown.rows.slice(Math.min(from, to), Math.max(from, to) + 1).filter(shown.mayTick)
        : [row];
    shown.selection?.set(range, chosen);
  }, []);
}
