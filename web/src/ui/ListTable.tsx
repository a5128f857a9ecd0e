import { Button } from 'antd';
import { DataTable, type TableProps } from './DataTable';
import { LoadFailure } from './LoadFailure';
import { useShortcut } from './shortcuts';
import type { ListPage } from './useListPage';

type Props<Row extends { uniqueId: string }> =
  & {
    list: ListPage<Row>;
    failedText?: string;
    /** The screen asks for all rows at once: they are only counted. */
    unpaged?: boolean;
  }
  & Omit<TableProps<Row>, 'rows' | 'sort' | 'onSort' | 'serialAfter' | 'place'>;

/** A `DataTable` over a `useListPage`, with its pager and, when the server is away, a way to try again. */
export function ListTable<Row extends { uniqueId: string }>({ list, failedText, unpaged = false, ...table }: Props<Row>) {
  const failed = list.failed ? { title: failedText ?? 'The list could not be loaded', retry: list.retry } : null;
  return (
    <>
      {failed && list.rows.length > 0 && <LoadFailure {...failed} />}
      <DataTable
        {...table} rows={list.rows} loading={list.loading} failed={failed} sort={list.sort} onSort={list.sortOn}
        serialAfter={list.skip} place={list.place}
      />
      <Pager list={list} unpaged={unpaged} />
    </>
  );
}

function Pager({ list, unpaged }: { list: ListPage<unknown>; unpaged: boolean }) {
  const { newer, older, range } = list;
  const paged = !unpaged || newer !== null || older !== null;
  useShortcut('[', 'Newer page', newer);
  useShortcut(']', 'Older page', older);
  return (
    <nav className="pager" aria-label="Pages">
      <span className="range" role="status">{range}</span>
      {paged && <Button disabled={!newer} onClick={newer ?? undefined}>Newer</Button>}
      {paged && <Button disabled={!older} onClick={older ?? undefined}>Older</Button>}
    </nav>
  );
}
