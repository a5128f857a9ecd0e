import { useDeleteNotificationMutation } from '../../graphql.generated';
import { useDelete } from '../../ui/form/useDelete';

/** Deletes after confirmation; resolves to true if deleted. */
export const useDeleteNotification = () =>
  useDelete(useDeleteNotificationMutation(), {
    what: () => 'Notification',
    done: 'Notification deleted successfully',
    changes: ['notifications'],
  })[0];
