import type { ReactNode } from 'react';
import { useSelected, type Selection } from '../table/selection';
import type { ListPage } from '../table/useListPage';
import { BulkBar } from './BulkBar';
import { WholeSearch } from './WholeSearch';

interface Props<Row extends { uniqueId: string }> {
  label: string;
  list: ListPage<Row>;
  selection: Selection<Row>;
  /** Totals of the selected rows, beside their number. */
  totals: (chosen: readonly Row[]) => string;
  /** The actions for the selected rows. */
  children: ReactNode;
}

/** The bar of select mode. */
export function ListBulkBar<Row extends { uniqueId: string }>({
  label,
  list,
  selection,
  totals,
  children,
}: Props<Row>) {
  const chosen = useSelected(selection);
  const none = chosen.length === 0;
  return (
    <BulkBar
      label={label}
      status={
        none ? (
          'Select rows: x the row, a the page, Shift+↓ on'
        ) : (
          <>
            <strong>{chosen.length.toLocaleString('en-IN')} selected</strong>
            {` · ${totals(chosen)}`}
          </>
        )
      }
      onClear={none ? undefined : () => selection.clear()}
    >
      {!none && children}
      <WholeSearch list={list} selection={selection} />
    </BulkBar>
  );
}
