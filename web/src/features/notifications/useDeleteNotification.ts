import { useCallback } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useDeleteNotificationMutation, type NotificationRowFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { useCommand } from '../../ui/form/useCommand';

/** Deletes after confirmation; resolves to true if deleted. */
export function useDeleteNotification(): (notification: NotificationRowFragment) => Promise<boolean> {
  const confirm = useConfirm();
  const [remove] = useCommand(useDeleteNotificationMutation(), {
    done: 'Notification deleted successfully',
    changes: ['notifications'],
  });
  return useCallback(
    async ({ uniqueId, version }) => {
      const sure = await confirm({
        question: productTexts.areYouSureTo('delete Notification'),
        ok: 'Delete',
        danger: true,
      });
      return sure && (await remove({ input: { uniqueId, version } })) !== null;
    },
    [confirm, remove],
  );
}
