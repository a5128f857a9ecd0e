import { Button } from 'antd';
import { useDeferredValue } from 'react';
import { DataTable, type TableProps } from './DataTable';
import { LoadFailure } from './LoadFailure';
import { useShortcut } from './shortcuts';
import type { ListPage } from './useListPage';

type Props<Row extends { uniqueId: string }> = {
  list: ListPage<Row>;
  failedText?: string;
  /** The screen asks for all rows at once: they are only counted. */
  unpaged?: boolean;
} & Omit<TableProps<Row>, 'rows' | 'sort' | 'onSort' | 'serialAfter' | 'place'>;

/** A `DataTable` over a `useListPage`, with its pager and, when the server is away, a way to try again. */
export function ListTable<Row extends { uniqueId: string }>({
  list,
  failedText,
  unpaged = false,
  ...table
}: Props<Row>) {
  // A page out of the cache is there within the click: the click is painted first, then the hundred rows of another page.
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

/** `range` is of the rows in sight; the buttons lead on from those that are asked for. */
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
