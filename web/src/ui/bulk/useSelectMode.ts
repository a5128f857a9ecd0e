import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSelection, type Selection } from '../table/selection';
import { toPage } from '../table/useListPage';

interface SelectMode<Row extends { uniqueId: string }> {
  selecting: boolean;
  toggle: () => void;
  selection: Selection<Row>;
}

/** `mode=select` of a list whose rows are selected for bulk actions only. The selection ends with the mode. */
export function useSelectMode<Row extends { uniqueId: string }>(rows: readonly Row[]): SelectMode<Row> {
  const [params, setParams] = useSearchParams();
  const selecting = params.get('mode') === 'select';
  const selection = useSelection<Row>();

  useEffect(() => () => selection.clear(), [selection, selecting]);

  // A selected row that changed is sent with its new version.
  useEffect(() => {
    const chosen = selection.current();
    const changed = rows.filter((row) => chosen.has(row.uniqueId) && chosen.get(row.uniqueId) !== row);
    if (changed.length > 0) selection.set(changed, true);
  }, [rows, selection]);

  return {
    selecting,
    selection,
    toggle: () =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        toPage(next, 0);
        if (selecting) next.delete('mode');
        else next.set('mode', 'select');
        return next;
      }),
  };
}
