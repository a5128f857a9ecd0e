import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Selection } from '../table/selection';
import type { ListPage } from '../table/useListPage';

/** Most rows of one selection. */
const maxSelected = 5000;

interface Props<Row extends { uniqueId: string }> {
  list: ListPage<Row>;
  selection: Selection<Row>;
}

/** Selects all rows of the search, on whichever page. */
export function WholeSearch<Row extends { uniqueId: string }>({ list, selection }: Props<Row>) {
  const [loading, setLoading] = useState(false);
  const cancel = useRef<AbortController | null>(null);
  useEffect(() => () => cancel.current?.abort(), []);
  const { rowCount } = list;

  async function select() {
    const { signal } = (cancel.current = new AbortController());
    setLoading(true);
    try {
      for await (const rows of list.allRows({ signal })) {
        selection.set(rows.slice(0, maxSelected - selection.current().size), true);
        if (selection.current().size >= maxSelected) break;
      }
    } catch {
      // A failed page was reported by the Apollo client.
    } finally {
      setLoading(false);
    }
  }

  if (rowCount !== null && rowCount <= list.rows.length) return null;
  return (
    <Button type="link" size="small" loading={loading} onClick={() => void select()}>
      {textOf(rowCount)}
    </Button>
  );
}

/** The count of a search may follow its rows. */
function textOf(rowCount: number | null): string {
  if (rowCount === null) return 'All of this search';
  const all = Math.min(rowCount, maxSelected).toLocaleString('en-IN');
  return rowCount > maxSelected ? `The first ${all} of this search` : `All ${all} of this search`;
}
