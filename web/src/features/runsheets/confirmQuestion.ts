import type { RunSheetDetailFragment } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';

/** Before the cash is confirmed: what it does not pay, and why. */
export function confirmQuestion({ countedCash, lines }: Pick<RunSheetDetailFragment, 'countedCash' | 'lines'>): string {
  const due = lines?.filter(({ state, dueAmount, deletedOn }) => state === 'Delivered' && dueAmount > 0 && !deletedOn);
  const named = (of: typeof due) => of?.flatMap(({ consignment }) => consignment?.awbNo ?? []).join(', ');
  const short = named(due?.filter(({ dueAmount, collected }) => collected !== dueAmount));
  const paid = named(
    due?.filter((line) => line.collected === line.dueAmount && line.consignment?.paymentStatus === 'Paid'),
  );
  return [
    `Confirm ${showMoney(countedCash)} in cash? What was collected in full is then paid.`,
    short && `Not in full, and stays Pending: ${short}.`,
    paid && `Already paid, and is not paid again: ${paid}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
