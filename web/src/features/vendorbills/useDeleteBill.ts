import { useCallback } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useDeleteVendorBillMutation, type VendorBillRowFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { useCommand } from '../../ui/form/useCommand';
import { outdated } from './outdated';

/** Deletes after confirmation; resolves to true if deleted. */
export function useDeleteBill(): (bill: VendorBillRowFragment) => Promise<boolean> {
  const confirm = useConfirm();
  const [remove] = useCommand(useDeleteVendorBillMutation(), { done: 'Vendor bill deleted', changes: outdated.costs });
  return useCallback(
    async ({ uniqueId, version, billNo }) => {
      const question = productTexts.areYouSureTo(`delete Vendor Bill ${billNo}`);
      const sure = await confirm({ question, ok: 'Delete', danger: true });
      return sure && (await remove({ input: { uniqueId, version } })) !== null;
    },
    [confirm, remove],
  );
}
