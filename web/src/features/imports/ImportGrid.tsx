import { Button, Input } from 'antd';
import { createContext, use, useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { labels, type ImportRowStatus } from '../../../../server/src/domain/enums';
import { importRefusal } from '../../../../server/src/domain/policy';
import {
  useChangeImportRowMutation,
  useImportRowsQuery,
  type ImportRowRowFragment,
  type ImportRowsQuery,
} from '../../graphql.generated';
import type { Column } from '../../ui/table/columns';
import { DataTable } from '../../ui/table/DataTable';
import { focusedRow, focusRow } from '../../ui/table/focusRow';
import { useCommand } from '../../ui/form/useCommand';
import { ReplaceAllBar } from './ReplaceAllBar';
import { isBad } from './importRows';
import type { OpenJob } from './ImportWindow';
import { useReplaceAll } from './useReplaceAll';

interface Props {
  job: OpenJob;
  /** Null: rows of every status. */
  status: ImportRowStatus[] | null;
  /** Checks the rows that wait since a correction. */
  recheck: () => Promise<void>;
}

type Row = ImportRowRowFragment;
interface Editing {
  row: Row;
  cells: readonly string[];
}

interface Editor {
  editing: Editing | null;
  write: (at: number, text: string) => void;
  save: () => void;
  leave: () => void;
}

const pageSize = 1000;

const EditorContext = createContext<Editor | null>(null);

/** Rows of an import. Enter edits a row in place, `n` goes to the next bad one, `a` makes a correction in all alike. */
export function ImportGrid({ job, status, recheck }: Props) {
  const search = { uniqueId: job.uniqueId, status, take: pageSize };
  const { data, loading, error, fetchMore, refetch } = useImportRowsQuery({
    variables: { search },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const rows = useMemo(() => data?.importRows.rows ?? [], [data]);
  const rowCount = data?.importRows.rowCount ?? 0;
  const [editing, setEditing] = useState<Editing | null>(null);
  const [change] = useCommand(useChangeImportRowMutation(), { changes: ['importJobs'] });
  const box = useRef<HTMLDivElement>(null);
  const headers = useMemo(() => job.headers ?? [], [job.headers]);
  const replaceAll = useReplaceAll(job.uniqueId, async () => {
    await recheck();
    await refetch();
  });

  const edit = useCallback(
    (row: Row) => {
      if (importRefusal.changeRow(job, row) === null) setEditing({ row, cells: row.cells ?? [] });
    },
    [job],
  );
  const leave = () => {
    const at = rows.findIndex(({ uniqueId }) => uniqueId === editing?.row.uniqueId);
    setEditing(null);
    focusRow(box.current, at);
  };
  const editor: Editor = {
    editing,
    write: (at, text) => setEditing((now) => now && { ...now, cells: now.cells.with(at, text) }),
    leave,
    save() {
      if (!editing) return;
      const { row, cells } = editing;
      void change({ input: { uniqueId: job.uniqueId, rowNo: row.rowNo, cells: [...cells] } }).then((answer) => {
        if (!answer) return;
        replaceAll.corrected(row, cells, headers, rows);
        leave();
      });
    },
  };

  const columns = useMemo(() => gridColumns(headers, job.profile?.columns ?? []), [headers, job.profile]);
  const showMore = () =>
    fetchMore({
      variables: { search: { ...search, skip: rows.length } },
      updateQuery: (before: ImportRowsQuery, { fetchMoreResult: { importRows } }) => ({
        importRows: { ...importRows, rows: [...before.importRows.rows, ...importRows.rows] },
      }),
    });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.target instanceof HTMLInputElement) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'a' && replaceAll.offer) return void replaceAll.apply();
    if (event.key !== 'n') return;
    const from = focusedRow(box.current);
    const next = rows.findIndex((row, at) => at > from && isBad(row));
    if (next < 0) return;
    event.preventDefault();
    focusRow(box.current, next);
  }

  return (
    <EditorContext value={editor}>
      {/* The keys of the table within: it is focusable itself. */}
      <div ref={box} className="low" role="presentation" onKeyDown={onKeyDown}>
        <DataTable
          label="Rows of the file"
          columns={columns}
          rows={rows}
          dense
          loading={loading}
          failed={
            error && !data ? { title: 'An error occurred while searching rows', retry: () => void refetch() } : null
          }
          emptyText="There are no such rows"
          loadingText="Loading rows..."
          onOpen={edit}
          tone={(row) => (row.uniqueId === editing?.row.uniqueId ? 'current' : undefined)}
        />
      </div>
      <ReplaceAllBar replaceAll={replaceAll} />
      <div className="pager">
        <span
          className="grow quiet"
          role="status"
        >{`${rows.length.toLocaleString('en-IN')} of ${rowCount.toLocaleString('en-IN')} rows`}</span>
        {rows.length < rowCount && (
          <Button loading={loading} onClick={() => void showMore()}>
            Show more
          </Button>
        )}
        <span className="quiet small">Enter edits a row, n goes to the next bad one, a changes all alike</span>
      </div>
    </EditorContext>
  );
}

interface Mapped {
  header: string;
  field: string;
}

function gridColumns(headers: readonly string[], mapped: readonly Mapped[]): readonly Column<Row>[] {
  const fields = new Map(mapped.map(({ header, field }) => [header, field]));
  return [
    { key: 'rowNo', title: 'Row', kind: 'id' },
    {
      key: 'status',
      title: 'Result',
      value: (row) => labels.ImportRowStatus[row.status],
      render: (row) => <span className={isBad(row) ? 'wrong' : undefined}>{labels.ImportRowStatus[row.status]}</span>,
    },
    {
      key: 'why',
      title: 'Why',
      width: 240,
      value: (row) => messagesOf(row).join('; '),
      render: (row) => <span title={messagesOf(row).join('\n')}>{messagesOf(row).join('; ')}</span>,
    },
    ...headers.map((header, at): Column<Row> => ({
      key: `cell ${at}`,
      title: header,
      fit: 'cut',
      value: (row) => row.cells?.[at] ?? '',
      render: (row) => <GridCell row={row} at={at} header={header} field={fields.get(header) ?? null} />,
    })),
  ];
}

const messagesOf = (row: Row, isWanted = (_field: string) => true) =>
  (row.errors ?? []).filter(({ field }) => isWanted(field)).map(({ message }) => message);

interface CellProps {
  row: Row;
  at: number;
  header: string;
  field: string | null;
}

function GridCell({ row, at, header, field }: CellProps) {
  const editor = use(EditorContext);
  const why = messagesOf(row, (wrong) => wrong === field).join('; ');
  const isEdited = editor?.editing?.row.uniqueId === row.uniqueId;
  if (isEdited) {
    return (
      <Input
        size="small"
        aria-label={`${header} of row ${row.rowNo}`}
        autoFocus={field !== null && field === row.errors?.[0]?.field}
        status={why ? 'error' : undefined}
        value={editor?.editing?.cells[at] ?? ''}
        onChange={({ target }) => editor?.write(at, target.value)}
        onKeyDown={(event) => {
          // Neither moves within the table nor closes the window.
          event.stopPropagation();
          if (event.key === 'Enter') editor?.save();
          if (event.key === 'Escape') editor?.leave();
        }}
      />
    );
  }
  return (
    <span className={why ? 'wrong' : undefined} title={why || row.cells?.[at]}>
      {row.cells?.[at] ?? ''}
    </span>
  );
}
