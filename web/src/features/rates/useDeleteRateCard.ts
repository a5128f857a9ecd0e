import { useCallback } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useDeleteRateCardMutation, type RateCardRowFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { useCommand } from '../../ui/form/useCommand';

/** Deletes after confirmation; resolves to true if deleted. */
export function useDeleteRateCard(): (card: RateCardRowFragment) => Promise<boolean> {
  const confirm = useConfirm();
  const [remove] = useCommand(useDeleteRateCardMutation(), {
    done: 'Rate card deleted',
    changes: ['rateCards', 'quoteConsignment'],
  });
  return useCallback(
    async ({ uniqueId, version, name }) => {
      const question = productTexts.areYouSureTo(`delete Rate Card ${name}`);
      const sure = await confirm({ question, ok: 'Delete', danger: true });
      return sure && (await remove({ input: { uniqueId, version } })) !== null;
    },
    [confirm, remove],
  );
}
