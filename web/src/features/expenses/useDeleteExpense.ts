import { useDeleteExpenseMutation } from '../../graphql.generated';
import { useDelete } from '../../ui/form/useDelete';

/** Deletes after confirmation; resolves to true if deleted. */
export const useDeleteExpense = () =>
  useDelete(useDeleteExpenseMutation(), {
    what: () => 'Expense',
    done: 'Expense deleted successfully',
    changes: ['expenses', 'billingSummary', 'billingTrend'],
  })[0];
