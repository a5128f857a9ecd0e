import { useCallback } from 'react';
import { useBlockUserMutation, useDeleteUserMutation, type UserRowFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/confirm';
import { useCommand } from '../../ui/useCommand';
import { nameOf } from './userColumns';

/** Both ask first; they tell whether it was done. */
export function useUserActions() {
  const confirm = useConfirm();
  const [setActive] = useCommand(useBlockUserMutation(), {
    done: ({ blockUser }) => `User ${nameOf(blockUser)} updated successfully`,
  });
  const [remove] = useCommand(useDeleteUserMutation(), {
    done: ({ deleteUser }) => `User ${nameOf(deleteUser)} deleted successfully`,
    changes: ['users', 'userSuggestions'],
  });

  /** Blocks who is active, and unblocks who is not. */
  const toggleBlock = useCallback(async (user: UserRowFragment): Promise<boolean> => {
    const { uniqueId, version, isActive } = user;
    const word = isActive ? 'block' : 'unblock';
    const question = `Are you sure to ${word} User ${nameOf(user)}?`;
    const sure = await confirm({ question, ok: isActive ? 'Block' : 'Unblock', danger: isActive });
    return sure && await setActive({ input: { uniqueId, version, isActive: !isActive } }) !== null;
  }, [confirm, setActive]);

  const deleteUser = useCallback(async (user: UserRowFragment): Promise<boolean> => {
    const { uniqueId, version } = user;
    const question = `Are you sure to delete User ${nameOf(user)}?`;
    const sure = await confirm({ question, ok: 'Delete', danger: true });
    return sure && await remove({ input: { uniqueId, version } }) !== null;
  }, [confirm, remove]);

  return { toggleBlock, deleteUser };
}
