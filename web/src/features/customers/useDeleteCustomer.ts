import { useCallback } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useDeleteCustomerMutation, type CustomerRowFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { useCommand } from '../../ui/form/useCommand';

/** Deletes after confirmation; resolves to true if deleted. */
export function useDeleteCustomer(): (customer: CustomerRowFragment) => Promise<boolean> {
  const confirm = useConfirm();
  const [remove] = useCommand(useDeleteCustomerMutation(), {
    done: 'Customer deleted successfully',
    changes: ['customers', 'customerSuggestions'],
  });
  return useCallback(
    async ({ uniqueId, version, company }) => {
      const sure = await confirm({
        question: productTexts.areYouSureTo(`delete Customer ${company}`),
        ok: 'Delete',
        danger: true,
      });
      return sure && (await remove({ input: { uniqueId, version } })) !== null;
    },
    [confirm, remove],
  );
}
