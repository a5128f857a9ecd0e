/** A dense table over `columns`; sorting is the server's. Above 200 rows only those in sight are rendered. */
import { memo, useRef, type MouseEvent, type ReactNode } from 'react';
import type { SortOrder } from '../../../server/src/domain/enums';
import { cellText, columnWidth, fixedWidth, isNumeric, type Column } from './columns';
import { AllCheckbox, RowCheckbox, type Selection } from './selection';
import { useRowKeys } from './useRowKeys';
import { useRowWindow } from './useRowWindow';

export interface Sort {
  by: string;
  order: SortOrder;
}

export interface DataTableProps<Row extends { uniqueId: string }> {
  /** Names the table for those who can't see it. */
  label: string;
  /** A constant, or memoised: rows are repainted when it changes. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  loading?: boolean;
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
  /** `j`, `k` and `x` walk and tick from anywhere on the screen. */
  letterKeys?: boolean;
  /** `current` marks the row being edited, `dark` and `struck` are for histories. */
  tone?: (row: Row) => 'current' | 'dark' | 'struck' | undefined;
  selection?: Selection<Row>;
  selectable?: (row: Row) => boolean;
}

export function DataTable<Row extends { uniqueId: string }>(props: DataTableProps<Row>) {
  const { label, columns, rows, loading = false, emptyText, loadingText = 'Loading...', sort, onSort } = props;
  const { serialAfter, actions, onOpen, opensOnClick = false, letterKeys = false, dense = false } = props;
  const { tone, selection, selectable } = props;
  const box = useRef<HTMLDivElement>(null);
  const seen = useRowWindow(box, rows.length);
  const width = columns.length + Number(serialAfter !== undefined) + Number(!!actions) + Number(!!selection);

  const withRow = (run: ((row: Row) => void) | undefined) => run && ((at: number) => {
    const row = rows[at];
    if (row) run(row);
  });
  const keys = useRowKeys({
    box,
    letters: letterKeys,
    onOpen: withRow(onOpen),
    onTick: withRow(selection && ((row) => {
      if (selectable?.(row) ?? true) selection.set([row], !selection.current().has(row.uniqueId));
    })),
  });

  return (
    <div
      ref={box} className="data-table" data-dense={dense} role="region" aria-label={label} aria-busy={loading}
      tabIndex={0} {...keys}
    >
      <table
        aria-label={label} aria-rowcount={seen.virtual ? rows.length + 1 : undefined} data-fixed={seen.virtual}
        style={seen.virtual ? { minWidth: fixedWidth(columns, dense ? 130 : 200) } : undefined}
      >
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="narrow">
                <AllCheckbox selection={selection} rows={selectable ? rows.filter(selectable) : rows} />
              </th>
            )}
            {serialAfter !== undefined && <th scope="col" className="narrow numeric">SR#</th>}
            {columns.map((column) => (
              <HeaderCell
                key={column.key} column={column} width={seen.virtual ? columnWidth(column) : column.width}
                sort={sort} onSort={onSort}
              />
            ))}
            {actions && <th scope="col" className="row-actions">Action</th>}
          </tr>
        </thead>
        <tbody>
          {seen.above > 0 && <tr aria-hidden="true" style={{ height: seen.above }}><td colSpan={width} /></tr>}
          {rows.slice(seen.from, seen.to).map((row, offset) => (
            <MemoRow
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
          {seen.below > 0 && <tr aria-hidden="true" style={{ height: seen.below }}><td colSpan={width} /></tr>}
          {rows.length === 0 && (
            <tr>
              <td colSpan={width} className="nothing">
                <span role="status">{loading ? loadingText : emptyText}</span>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderCellProps<Row> {
  column: Column<Row>;
  width: number | undefined;
  sort: Sort | undefined;
  onSort: ((by: string) => void) | undefined;
}

function HeaderCell<Row>({ column, width, sort, onSort }: HeaderCellProps<Row>) {
  const { sortBy, title } = column;
  const order = sortBy !== undefined && sort?.by === sortBy ? sort.order : undefined;
  const direction = order && (order === 'ASC' ? 'ascending' : 'descending');
  return (
    <th scope="col" aria-sort={direction} className={isNumeric(column) ? 'numeric' : undefined} style={{ width }}>
      {sortBy !== undefined && onSort
        ? <button type="button" className="sort" data-order={order} onClick={() => onSort(sortBy)}>{title}</button>
        : title}
    </th>
  );
}

interface RowProps<Row extends { uniqueId: string }> {
  row: Row;
  at: number;
  columns: readonly Column<Row>[];
  serial: number | undefined;
  tone: string | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  opensOnClick: boolean;
  selection: Selection<Row> | undefined;
  selectable: boolean;
}

function TableRow<Row extends { uniqueId: string }>({
  row, at, columns, serial, tone, actions, onOpen, opensOnClick, selection, selectable,
}: RowProps<Row>) {
  return (
    <tr
      data-row={at} data-tone={tone} aria-rowindex={at + 2} tabIndex={-1}
      onClick={onOpen && opensOnClick ? (event) => isOnRow(event) && onOpen(row) : undefined}
      onDoubleClick={onOpen && !opensOnClick ? () => onOpen(row) : undefined}
    >
      {selection && (
        <td className="narrow">
          {selectable && <RowCheckbox selection={selection} row={row} label={`Select row ${serial ?? at + 1}`} />}
        </td>
      )}
      {serial !== undefined && <td className="narrow numeric">{serial}</td>}
      {columns.map((column) => {
        const text = cellText(column, row);
        return (
          <td
            key={column.key}
            className={isNumeric(column) ? 'numeric' : undefined}
            style={{ maxWidth: column.width }}
            title={column.width && text.length > 12 ? text : undefined}
          >
            {column.render ? column.render(row) : text}
          </td>
        );
      })}
      {actions && <td className="row-actions">{actions(row)}</td>}
    </tr>
  );
}

/** Not on a control or beside it, and not at the end of marking a text. */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const cell = target instanceof Element && currentTarget.contains(target) ? target.closest('td') : null;
  const marking = window.getSelection()?.type === 'Range';
  return cell !== null && !cell.querySelector('button, a, input') && !marking;
}

// memo() forgets that a component is generic.
const MemoRow = memo(TableRow) as typeof TableRow;
