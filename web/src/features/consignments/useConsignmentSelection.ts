import { useEffect } from 'react';
import { consignmentRefusal } from '../../../../server/src/domain/policy';
import type { ConsignmentRowFragment } from '../../graphql.generated';
import { useSelection, type Selection } from '../../ui/table/selection';

interface ConsignmentSelection {
  selection: Selection<ConsignmentRowFragment>;
  /** Whether the row has a checkbox (SPEC 4). */
  selectable: (row: ConsignmentRowFragment) => boolean;
}

const onManifest = (row: ConsignmentRowFragment) =>
  consignmentRefusal.manifest({ ...row, vendorType: row.vendor?.type }) === null;
/** In select mode each row has one. */
const always = () => true;
const onInvoice = (row: ConsignmentRowFragment) => consignmentRefusal.invoice(row) === null;

export type SelectionMode = 'manifest' | 'invoices' | 'select';

const selectableIn = { manifest: onManifest, invoices: onInvoice, select: always } as const;

/**
 * Row selection for a manifest, in invoice mode for an invoice, in select mode for any action. It is kept across paging and
 * searching, so that consignments can be collected by scanning; switching the mode clears it.
 */
export function useConsignmentSelection(
  rows: readonly ConsignmentRowFragment[],
  mode: SelectionMode,
): ConsignmentSelection {
  const selection = useSelection<ConsignmentRowFragment>();
  const selectable = selectableIn[mode];

  useEffect(() => () => selection.clear(), [selection, mode]);

  // Updates selected rows that changed, and deselects those that became ineligible, e.g. delivered or invoiced.
  useEffect(() => {
    const chosen = selection.current();
    if (chosen.size === 0) return;
    const changed = rows.filter((row) => chosen.has(row.uniqueId) && chosen.get(row.uniqueId) !== row);
    if (changed.length === 0) return;
    selection.set(changed.filter(selectable), true);
    selection.set(
      changed.filter((row) => !selectable(row)),
      false,
    );
  }, [rows, selection, selectable]);

  return { selection, selectable };
}
