import { memo, useMemo, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { cellText, fitOf, isNumeric, widestRows, type AnyColumn } from './columns';
import { Identifier } from '../panel/Identifier';
import { RowCheckbox, type Selection } from './selection';

interface RowProps<Row extends { uniqueId: string }> {
  row: Row;
  at: number;
  columns: readonly AnyColumn<Row>[];
  serial: number | undefined;
  tone: string | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  opensOnClick: boolean;
  selection: Selection<Row> | undefined;
  selectable: boolean;
  /** Must be constant. */
  onChoose: (row: Row, chosen: boolean, toHere: boolean) => void;
}

function Row<Row extends { uniqueId: string }>({
  row,
  at,
  columns,
  serial,
  tone,
  actions,
  onOpen,
  opensOnClick,
  selection,
  selectable,
  onChoose,
}: RowProps<Row>) {
  return (
    <tr
      role="row"
      data-row={at}
      data-tone={tone}
      aria-rowindex={at + 2}
      tabIndex={-1}
      onClick={onOpen && opensOnClick ? (event) => isOnRow(event) && onOpen(row) : undefined}
      onDoubleClick={onOpen && !opensOnClick ? () => onOpen(row) : undefined}
    >
      {selection && (
        <td role="cell" className="check">
          {selectable && (
            <RowCheckbox
              selection={selection}
              row={row}
              label={`Select row ${serial ?? at + 1}`}
              onChoose={(chosen, toHere) => onChoose(row, chosen, toHere)}
            />
          )}
        </td>
      )}
      {serial !== undefined && (
        <td role="cell" className="serial numeric">
          {serial}
        </td>
      )}
      {columns.map((column, at) => (
        <Cell key={column.key} column={column} isName={at === 0} row={row} />
      ))}
      {actions && (
        <td role="cell" className="row-actions">
          {actions(row)}
        </td>
      )}
    </tr>
  );
}

// memo() loses the component's type parameter.
export const TableRow = memo(Row) as typeof Row;

/** Texts of at most this length fit on two lines in any column. */
const neverCut = 12;

/** The width that the user chose holds; without one the content decides. */
export function widthOf<Row>({ chosenWidth, width }: AnyColumn<Row>, isCut = false): CSSProperties | undefined {
  if (chosenWidth) return { width: chosenWidth, minWidth: chosenWidth, maxWidth: chosenWidth };
  return isCut && width ? ({ '--asked': `${width}px` } as CSSProperties) : undefined;
}

interface CellProps<Row> {
  column: AnyColumn<Row>;
  /** The first column stays in sight when the table scrolls. */
  isName: boolean;
  row: Row;
}

function Cell<Row>({ column, isName, row }: CellProps<Row>) {
  const fit = fitOf(column);
  const text = cellText(column, row);
  const content = column.render ? column.render(row) : fit === 'identifier' ? <Identifier text={text} /> : text;
  const isCut = fit === 'cut';
  return (
    <td
      role="cell"
      className={isNumeric(column) ? 'numeric' : undefined}
      data-fit={fit}
      data-card={column.card}
      data-name={isName || undefined}
      data-sized={column.chosenWidth ? true : undefined}
      style={{ gridArea: column.card, ...widthOf(column, isCut) }}
      title={isCut && text.length > neverCut ? text : undefined}
    >
      {isCut ? <span className="clamp">{content}</span> : content}
    </td>
  );
}

interface WidestCellsProps<Row> {
  columns: readonly AnyColumn<Row>[];
  rows: readonly Row[];
  selection: boolean;
  serialAfter: number | undefined;
  actions: ((row: Row) => ReactNode) | undefined;
}

/**
 * Invisible rows without height that hold the widest cells. They keep column widths stable while only some rows are
 * rendered.
 */
export function WidestCells<Row>({ columns, rows, selection, serialAfter, actions }: WidestCellsProps<Row>) {
  const widest = useMemo(() => widestRows(columns, rows), [columns, rows]);
  const [first] = rows;
  return (
    <tr className="widest" style={{ visibility: 'collapse' }} aria-hidden="true">
      {selection && <td className="check" />}
      {serialAfter !== undefined && <td className="serial numeric">{serialAfter + rows.length}</td>}
      {columns.map((column, at) => (
        <Cell key={column.key} column={column} isName={at === 0} row={widest[at] as Row} />
      ))}
      {actions && first && <td className="row-actions">{actions(first)}</td>}
    </tr>
  );
}

/** False for clicks on a control or its padding, and for the end of a text selection. */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const cell = target instanceof Element && currentTarget.contains(target) ? target.closest('td') : null;
  const marking = window.getSelection()?.type === 'Range';
  return cell !== null && !cell.querySelector('button, a, input') && !marking;
}
