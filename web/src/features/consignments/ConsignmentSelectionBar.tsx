import type { ReactNode } from 'react';
import type { ConsignmentRowFragment } from '../../graphql.generated';
import { BulkBar } from '../../ui/bulk/BulkBar';
import { useSelected, type Selection } from '../../ui/table/selection';
import { totalsOf } from './selectedTotals';

interface Props {
  selection: Selection<ConsignmentRowFragment>;
  /** Invoice mode: an invoice has one customer and requires every amount. */
  invoicing: boolean;
  /** The button for the selected rows. */
  children: ReactNode;
}

/** Number and totals of what is selected for a manifest or an invoice. */
export function ConsignmentSelectionBar({ selection, invoicing, children }: Props) {
  const chosen = useSelected(selection);
  if (chosen.length === 0) return null;
  const senders = new Set(chosen.map(({ senderId }) => senderId)).size;
  const unpriced = chosen.filter(({ customerAmount }) => !customerAmount).length;
  return (
    <BulkBar
      label={`Selected for ${forWhat(invoicing)}`}
      status={
        <>
          <strong>{chosen.length.toLocaleString('en-IN')} selected</strong>
          {` · ${totalsOf(chosen)}`}
          {invoicing && senders > 1 && ` · ${senders} senders`}
          {invoicing && unpriced > 0 && ` · ${unpriced} without an amount`}
        </>
      }
      onClear={() => selection.clear()}
    >
      {children}
    </BulkBar>
  );
}

export function SelectionHint({ selection, invoicing }: Omit<Props, 'children'>) {
  return useSelected(selection).length > 0 ? null : `Select consignments for ${forWhat(invoicing)}`;
}

const forWhat = (invoicing: boolean) => (invoicing ? 'an invoice' : 'a manifest');
