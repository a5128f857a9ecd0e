import { Button } from 'antd';
import { useDeferredValue, useMemo } from 'react';
import { knownColumns } from './columns';
import { DataTable, type TableProps } from './DataTable';
import { LoadFailure } from '../panel/LoadFailure';
import { useShortcut } from '../keys/shortcuts';
import type { ListPage } from './useListPage';
import { laidOut } from '../views/columnLayout';
import { useLayout } from '../views/useLayout';

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
  columns: all,
  ...table
}: Props<Row>) {
  const { layout } = useLayout();
  const columns = useMemo(() => knownColumns(all), [all]);
  const laid = useMemo(() => laidOut(columns, layout), [columns, layout]);
  // A cached page is available within the click's event; deferring the rows lets the click be painted first.
  const painted = useDeferredValue(list);
  const shown = painted.place.name === list.place.name ? list : painted;
  const failed = shown.failed ? { title: failedText ?? 'The list could not be loaded', retry: list.retry } : null;
  return (
    <>
      {failed && shown.rows.length > 0 && <LoadFailure {...failed} />}
      <DataTable
        {...table}
        columns={laid}
        rows={shown.rows}
        loading={shown.loading}
        failed={failed}
        {...(list.unfilter && {
          emptyNote: 'Nothing here has all these filters.',
          emptyAction: <Button onClick={list.unfilter}>Clear filters</Button>,
        })}
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
interface PagerProps<Row> {
  list: ListPage<Row>;
  range: string;
  unpaged: boolean;
}

function Pager<Row>({ list, range, unpaged }: PagerProps<Row>) {
  const { newer, older } = list;
  const paged = !unpaged || newer !== null || older !== null;
  useShortcut('[', 'Newer page', newer);
  useShortcut(']', 'Older page', older);
  return (
    <nav className="pager" aria-label="Pages">
      <span className="grow quiet" role="status">
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
