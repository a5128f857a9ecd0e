import { Button } from 'antd';
import type { ReactNode } from 'react';
import { formatRupees, rupeesToPaise } from '../../../../server/src/domain/values/money';
import { formatWeight, kgToGrams } from '../../../../server/src/domain/values/weight';
import type { ConsignmentRowFragment } from '../../graphql.generated';
import { useSelected, type Selection } from '../../ui/table/selection';

interface Props {
  selection: Selection<ConsignmentRowFragment>;
  /** Invoice mode: an invoice has one customer and requires every amount. */
  invoicing: boolean;
  /** Buttons for the selected rows. */
  children?: (chosen: ConsignmentRowFragment[]) => ReactNode;
}

/**
 * Number and totals of the selected rows, with actions. Space is reserved when nothing is selected, to avoid a layout
 * jump.
 */
export function ConsignmentSelectionBar({ selection, invoicing, children }: Props) {
  const chosen = useSelected(selection);
  if (chosen.length === 0) {
    const what = invoicing ? 'an invoice' : 'a manifest';
    return <span style={{ color: 'var(--quiet)' }}>Select consignments for {what}</span>;
  }
  const senders = new Set(chosen.map(({ senderId }) => senderId)).size;
  const unpriced = chosen.filter(({ customerAmount }) => !customerAmount).length;
  return (
    <>
      <span role="status">
        <strong>{chosen.length.toLocaleString('en-IN')} selected</strong>
        {' · '}
        {formatWeight(sumOf(chosen, ({ chargeableWeight }) => kgToGrams(chargeableWeight)))}
        {' · '}
        {formatRupees(sumOf(chosen, ({ customerAmount }) => rupeesToPaise(customerAmount ?? 0)))}
        {invoicing && senders > 1 && ` · ${senders} senders`}
        {invoicing && unpriced > 0 && ` · ${unpriced} without an amount`}
      </span>
      {children?.(chosen)}
      <Button type="link" size="small" onClick={() => selection.clear()}>
        Clear
      </Button>
    </>
  );
}

function sumOf<Row>(rows: readonly Row[], amount: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + amount(row), 0);
}
