import type { ReactNode } from 'react';

export interface PaperColumn {
  title: string;
  /** All widths add up to that of the page, so that all sheets look the same. */
  mm: number;
  numeric?: boolean;
}

/** Columns of a list that may take several sheets; each repeats their names and which document it belongs to. */
export function ListHead({ columns, running }: { columns: readonly PaperColumn[]; running: ReactNode }) {
  return (
    <>
      <colgroup>
        {columns.map(({ title, mm }) => (
          <col key={title} style={{ width: `${mm}mm` }} />
        ))}
      </colgroup>
      <thead>
        <tr className="running">
          <td colSpan={columns.length}>{running}</td>
        </tr>
        <tr>
          {columns.map(({ title, numeric }) => (
            <th key={title} scope="col" className={numeric ? 'numeric' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
