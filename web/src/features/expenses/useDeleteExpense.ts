import { useCallback } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useDeleteExpenseMutation, type ExpenseRowFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { useCommand } from '../../ui/form/useCommand';

/** Deletes after confirmation; resolves to true if deleted. */
export function useDeleteExpense(): (expense: ExpenseRowFragment) => Promise<boolean> {
  const confirm = useConfirm();
  const [remove] = useCommand(useDeleteExpenseMutation(), {
    done: 'Expense deleted successfully',
    changes: ['expenses', 'billingSummary', 'billingTrend'],
  });
  return useCallback(
    async ({ uniqueId, version }) => {
      const sure = await confirm({ question: productTexts.areYouSureTo('delete Expense'), ok: 'Delete', danger: true });
      return sure && (await remove({ input: { uniqueId, version } })) !== null;
    },
    [confirm, remove],
  );
}
