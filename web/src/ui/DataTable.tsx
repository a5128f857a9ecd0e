/**
 * A dense table over `columns`; sorting is the server's. Above 200 rows only those in sight are rendered. On a narrow
 * screen each row becomes a card where the columns say how.
 */
import { useRef, type ReactNode } from 'react';
import type { SortOrder } from '../../../server/src/domain/enums';
import { isNumeric, type Column } from './columns';
import './dataTable.css';
import { LoadFailure, type Failed } from './LoadFailure';
import { AllCheckbox, type Selection } from './selection';
import { TableRow, WidestCells } from './TableRow';
import { useRowKeys } from './useRowKeys';
import { useRowWindow } from './useRowWindow';
import { useScrollPlace } from './useScrollPlace';
import { useSideShadows } from './useSideShadows';

export interface Sort {
  by: string;
  order: SortOrder;
}

export interface TableProps<Row extends { uniqueId: string }> {
  /** Names the table for those who can't see it. */
  label: string;
  /** A constant, or memoised: rows are repainted when it changes. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  emptyText: string;
  loadingText?: string;
  sort?: Sort;
  onSort?: (by: string) => void;
  /** Number of the row before the first; shows the SR# column. */
  serialAfter?: number;
  /** The Action column; memoise it, rows are repainted when it changes. */
  actions?: (row: Row) => ReactNode;
  /** Double click, and Enter on a focused row. */
  onOpen?: (row: Row) => void;
  /** Smaller type and less air, for many columns. */
  dense?: boolean;
  /** A single click opens as well. */
  opensOnClick?: boolean;
  /** `j`, `k` and `x` walk and select from anywhere on the screen. */
  letterKeys?: boolean;
  /** `current` marks the row being edited, `dark` and `struck` are for histories. */
  tone?: (row: Row) => 'current' | 'dark' | 'struck' | undefined;
  selection?: Selection<Row>;
  selectable?: (row: Row) => boolean;
  /** Where the scrolling is kept; `name` is null while the rows are those of the search before. */
  place?: { name: string | null; isBack: boolean };
}

/** Rows that are loaded may fail to: an empty table would say that there are none. */
export type DataTableProps<Row extends { uniqueId: string }> = TableProps<Row> &
  ({ loading: boolean; failed: Failed | null } | { loading?: undefined; failed?: undefined });

const nowhere = { name: null, isBack: false };

export function DataTable<Row extends { uniqueId: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, loading = false, failed, emptyText, loadingText = 'Loading...', sort, onSort } = props;
  const { serialAfter, actions, onOpen, opensOnClick = false, letterKeys = false, dense = false } = props;
  const { tone, selection, selectable, place = nowhere } = props;
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const seen = useRowWindow(box, rows.length);
  useScrollPlace(box, rows.length > 0 ? place : nowhere);
  useSideShadows(frame, box);
  const hasCards = columns.some(({ card }) => card);
  const width = columns.length + Number(serialAfter !== undefined) + Number(!!actions) + Number(!!selection);

  const withRow = (run: ((row: Row) => void) | undefined) =>
    run &&
    ((at: number) => {
      const row = rows[at];
      if (row) run(row);
    });
  const keys = useRowKeys({
    box,
    count: rows.length,
    reveal: seen.reveal,
    letters: letterKeys,
    onOpen: withRow(onOpen),
    onSelect: withRow(
      selection &&
        ((row) => {
          if (selectable?.(row) ?? true) selection.set([row], !selection.current().has(row.uniqueId));
        }),
    ),
  });

  return (
    <div ref={frame} className="data-table-frame">
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
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
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
              />
            ))}
            {seen.below > 0 && <Gap height={seen.below} columns={width} />}
            {rows.length === 0 && (
              <tr role="row">
                <td role="cell" colSpan={width} className="nothing">
                  <div>
                    {failed && !loading ? (
                      <LoadFailure {...failed} />
                    ) : (
                      <span role="status">{loading ? loadingText : emptyText}</span>
                    )}
                  </div>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Stands for the rows that are not in the document. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr className="gap" aria-hidden="true" style={{ height }}>
      <td colSpan={columns} />
    </tr>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((by: string) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
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
