/**
 * Dense table over `columns`. Rows are sorted by the server. Above 200 rows only the visible ones are rendered. On
 * narrow screens each row becomes a card, if the columns define one.
 */
import { useRef, type ReactNode } from 'react';
import type { SortOrder } from '../../../../server/src/domain/enums';
import { isNumeric, type AnyColumn } from './columns';
import './dataTable.css';
import { EmptyState } from '../panel/EmptyState';
import { LoadFailure, type Failed } from '../panel/LoadFailure';
import { Skeleton } from '../panel/Skeleton';
import { AllCheckbox, type Selection } from './selection';
import { TableRow, WidestCells, widthOf } from './TableRow';
import { TotalRow } from './TotalRow';
import { useRowKeys } from './useRowKeys';
import { useRowRange } from './useRowRange';
import { useRowWindow } from './useRowWindow';
import { useScrollPlace } from './useScrollPlace';
import { useSideShadows } from './useSideShadows';

export interface Sort {
  by: string;
  order: SortOrder;
}

export interface TableProps<Row extends { uniqueId: string }> {
  /** Accessible name of the table. */
  label: string;
  /** Must be constant or memoised: rows re-render when it changes. */
  columns: readonly AnyColumn<Row>[];
  rows: readonly Row[];
  /** Below the rows: its first column says what it is, such as Total. */
  total?: Row;
  emptyText: string;
  /** Below it: what the rows would be, and the first step. */
  emptyNote?: ReactNode;
  emptyAction?: ReactNode;
  loadingText?: string;
  sort?: Sort;
  onSort?: (by: string) => void;
  /** Serial number of the row before the first; if set, the SR# column is shown. */
  serialAfter?: number;
  /** Renders the Action column. Must be memoised: rows re-render when it changes. */
  actions?: (row: Row) => ReactNode;
  /** Called on double click, and on Enter in a focused row. */
  onOpen?: (row: Row) => void;
  /** Smaller type and padding, for tables with many columns. */
  dense?: boolean;
  /** A single click opens the row as well. */
  opensOnClick?: boolean;
  /** The keys `j`, `k` and `x` move and select even if the table is not focused. */
  letterKeys?: boolean;
  /** `current` marks the row being edited; `dark` and `struck` are for history rows. */
  tone?: (row: Row) => 'current' | 'dark' | 'struck' | undefined;
  selection?: Selection<Row>;
  selectable?: (row: Row) => boolean;
  /** Where the scroll position is stored; `name` is null while the rows of the previous search are still shown. */
  place?: { name: string | null; isBack: boolean };
}

/** Tables whose rows are loaded must also handle a failure, since an empty table would claim that there are no rows. */
export type DataTableProps<Row extends { uniqueId: string }> = TableProps<Row> &
  ({ loading: boolean; failed: Failed | null } | { loading?: undefined; failed?: undefined });

const nowhere = { name: null, isBack: false };

export function DataTable<Row extends { uniqueId: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, loading = false, failed, emptyText, loadingText, sort, onSort } = props;
  const { serialAfter, actions, onOpen, opensOnClick = false, letterKeys = false, dense = false } = props;
  const { tone, selection, selectable, total, place = nowhere, emptyNote, emptyAction } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const seen = useRowWindow(box, rows.length);
  useScrollPlace(box, rows.length > 0 ? place : nowhere);
  useSideShadows(frame, box);
  const hasCards = columns.some(({ card }) => card);
  const width = columns.length + Number(serialAfter !== undefined) + Number(!!actions) + Number(!!selection);

  const openAt = (at: number) => {
    const row = rows[at];
    if (row) onOpen?.(row);
  };
  const mayTick = (row: Row) => selectable?.(row) ?? true;
  const choose = useRowRange(rows, selection, mayTick);
  const keys = useRowKeys({
    box,
    count: rows.length,
    reveal: seen.reveal,
    letters: letterKeys,
    onOpen: onOpen && openAt,
    onSelect:
      selection &&
      ((at, on, toHere = false) => {
        const row = rows[at];
        if (row && mayTick(row)) choose(row, on ?? !selection.current().has(row.uniqueId), toHere);
      }),
    onSelectAll:
      selection &&
      (() => {
        const all = rows.filter(mayTick);
        const chosen = selection.current();
        selection.set(all, !all.every(({ uniqueId }) => chosen.has(uniqueId)));
      }),
  });

  return (
    <div ref={frame} className="data-table-frame" data-loading={(loading && rows.length === 0) || undefined}>
      <div
        ref={box}
        className="data-table"
        data-dense={dense}
        data-cards={hasCards}
        data-virtual={seen.virtual}
        role="region"
        aria-label={label}
        aria-busy={loading}
        tabIndex={0}
        {...keys}
      >
        <table role="table" aria-label={label} aria-rowcount={seen.virtual ? rows.length + 1 : undefined}>
          <thead role="rowgroup">
            <tr role="row">
              {selection && (
                <th role="columnheader" scope="col" className="check">
                  <AllCheckbox selection={selection} rows={selectable ? rows.filter(selectable) : rows} />
                </th>
              )}
              {serialAfter !== undefined && (
                <th role="columnheader" scope="col" className="serial numeric">
                  SR#
                </th>
              )}
              {columns.map((column, at) => (
                <HeaderCell key={column.key} column={column} isName={at === 0} sort={sort} onSort={onSort} />
              ))}
              {actions && (
                <th role="columnheader" scope="col" className="row-actions">
                  Action
                </th>
              )}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {seen.virtual && (
              <WidestCells
                columns={columns}
                rows={rows}
                selection={selection !== undefined}
                serialAfter={serialAfter}
                actions={actions}
              />
            )}
            {seen.above > 0 && <Gap height={seen.above} columns={width} />}
            {rows.slice(seen.from, seen.to).map((row, offset) => (
              <TableRow
                key={row.uniqueId}
                row={row}
                at={seen.from + offset}
                columns={columns}
                serial={serialAfter === undefined ? undefined : serialAfter + seen.from + offset + 1}
                tone={tone?.(row)}
                actions={actions}
                onOpen={onOpen}
                opensOnClick={opensOnClick}
                selection={selection}
                selectable={selectable?.(row) ?? true}
                onChoose={choose}
              />
            ))}
            {seen.below > 0 && <Gap height={seen.below} columns={width} />}
            {rows.length === 0 && (
              <tr role="row">
                <td role="cell" colSpan={width} className="nothing">
                  <div>
                    {failed && !loading ? (
                      <LoadFailure {...failed} />
                    ) : loading ? (
                      <Skeleton text={loadingText} lines={6} />
                    ) : (
                      <EmptyState text={emptyText} note={emptyNote}>
                        {emptyAction}
                      </EmptyState>
                    )}
                  </div>
                </td>
              </tr>
            )}
          </tbody>
          {total && rows.length > 0 && (
            <TotalRow
              row={total}
              columns={columns}
              selection={selection !== undefined}
              serial={serialAfter !== undefined}
              actions={actions !== undefined}
            />
          )}
        </table>
      </div>
    </div>
  );
}

/** Spacer in place of rows that are not rendered. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr className="gap" aria-hidden="true" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}

interface HeaderCellProps<Row> {
  column: AnyColumn<Row>;
  /** The first column stays in sight when the table scrolls. */
  isName: boolean;
  sort: Sort | undefined;
  onSort: ((by: string) => void) | undefined;
}

function HeaderCell<Row>({ column, isName, sort, onSort }: HeaderCellProps<Row>) {
  const { sortBy, title, card } = column;
  const order = sortBy !== undefined && sort?.by === sortBy ? sort.order : undefined;
  const direction = order && (order === 'ASC' ? 'ascending' : 'descending');
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={isNumeric(column) ? 'numeric' : undefined}
      data-card={card}
      data-name={isName || undefined}
      style={widthOf(column)}
    >
      {sortBy !== undefined && onSort ? (
        <button type="button" className="sort" data-order={order} onClick={() => onSort(sortBy)}>
          {title}
        </button>
      ) : (
        title
      )}
    </th>
  );
}
