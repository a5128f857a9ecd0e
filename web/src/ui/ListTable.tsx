import { Button } from 'antd';
import { useDeferredValue } from 'react';
import { DataTable, type TableProps } from './DataTable';
import { LoadFailure } from './LoadFailure';
import { useShortcut } from './shortcuts';
import type { ListPage } from './useListPage';

type Props<Row extends { uniqueId: string }> = {
  list: ListPage<Row>;
  failedText?: string;
  /** The screen loads all rows at once: there are no page buttons, only the count. */
  unpaged?: boolean;
} & Omit<TableProps<Row>, 'rows' | 'sort' | 'onSort' | 'serialAfter' | 'place'>;

/** `DataTable` for a `useListPage`, with pager and, if loading failed, a retry button. */
export function ListTable<Row extends { uniqueId: string }>({
  list,
  failedText,
  unpaged = false,
  ...table
}: Props<Row>) {
  // A cached page is available within the click's event; deferring the rows lets the click be painted first.
  const painted = useDeferredValue(list);
  const shown = painted.place.name === list.place.name ? list : painted;
  const failed = shown.failed ? { title: failedText ?? 'The list could not be loaded', retry: list.retry } : null;
  return (
    <>
      {failed && shown.rows.length > 0 && <LoadFailure {...failed} />}
      <DataTable
        {...table}
        rows={shown.rows}
        loading={shown.loading}
        failed={failed}
        sort={list.sort}
        onSort={list.sortOn}
        serialAfter={shown.skip}
        place={shown.place}
      />
      <Pager list={list} range={shown.range} unpaged={unpaged} />
    </>
  );
}

/** `range` describes the rows shown; the buttons are relative to the requested page. */
function Pager({ list, range, unpaged }: { list: ListPage<unknown>; range: string; unpaged: boolean }) {
  const { newer, older } = list;
  const paged = !unpaged || newer !== null || older !== null;
  useShortcut('[', 'Newer page', newer);
  useShortcut(']', 'Older page', older);
  return (
    <nav className="pager" aria-label="Pages">
      <span className="range" role="status">
        {range}
      </span>
      {paged && (
        <Button disabled={!newer} onClick={newer ?? undefined}>
          Newer
        </Button>
      )}
      {paged && (
        <Button disabled={!older} onClick={older ?? undefined}>
          Older
        </Button>
      )}
    </nav>
  );
}
