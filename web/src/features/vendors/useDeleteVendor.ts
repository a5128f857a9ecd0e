import { useCallback } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useDeleteVendorMutation, type VendorRowFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { useCommand } from '../../ui/form/useCommand';

/** Deletes after confirmation; resolves to true if deleted. */
export function useDeleteVendor(): (vendor: VendorRowFragment) => Promise<boolean> {
  const confirm = useConfirm();
  const [remove] = useCommand(useDeleteVendorMutation(), {
    done: 'Vendor deleted successfully',
    changes: ['vendors', 'vendorSuggestions'],
  });
  return useCallback(
    async ({ uniqueId, version, name }) => {
      const sure = await confirm({
        question: productTexts.areYouSureTo(`delete Vendor ${name}`),
        ok: 'Delete',
        danger: true,
      });
      return sure && (await remove({ input: { uniqueId, version } })) !== null;
    },
    [confirm, remove],
  );
}
