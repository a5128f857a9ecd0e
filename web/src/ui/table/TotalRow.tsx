import { cellText, isNumeric, type AnyColumn } from './columns';

interface Props<Row> {
  row: Row;
  columns: readonly AnyColumn<Row>[];
  /** Whether there are cells before and after those of the columns. */
  selection: boolean;
  serial: boolean;
  actions: boolean;
}

/** Sums of all rows; in sight while they scroll. */
export function TotalRow<Row>({ row, columns, selection, serial, actions }: Props<Row>) {
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {selection && <td role="cell" className="check" />}
        {serial && <td role="cell" className="serial" />}
        {columns.map((column, at) => (
          <td
            key={column.key}
            role="cell"
            className={isNumeric(column) ? 'numeric' : undefined}
            data-card={column.card}
            data-name={at === 0 || undefined}
          >
            {cellText(column, row)}
          </td>
        ))}
        {actions && <td role="cell" className="row-actions" />}
      </tr>
    </tfoot>
  );
}
