import { useEffect } from 'react';
import { consignmentRefusal } from '../../../../server/src/domain/policy';
import type { ConsignmentRowFragment } from '../../graphql.generated';
import { useSelection, type Selection } from '../../ui/selection';

interface ConsignmentSelection {
  selection: Selection<ConsignmentRowFragment>;
  /** Whether the row has a checkbox (SPEC 4). */
  selectable: (row: ConsignmentRowFragment) => boolean;
}

const onManifest = (row: ConsignmentRowFragment) =>
  consignmentRefusal.manifest({ ...row, vendorType: row.vendor?.type }) === null;
const onInvoice = (row: ConsignmentRowFragment) => consignmentRefusal.invoice(row) === null;

/**
 * Row selection for a manifest or, in invoice mode, for an invoice. It is kept across paging and searching, so that
 * consignments can be collected by scanning; switching the mode clears it.
 */
export function useConsignmentSelection(
  rows: readonly ConsignmentRowFragment[],
  invoicing: boolean,
): ConsignmentSelection {
  const selection = useSelection<ConsignmentRowFragment>();
  const selectable = invoicing ? onInvoice : onManifest;

  useEffect(() => () => selection.clear(), [selection, invoicing]);

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
