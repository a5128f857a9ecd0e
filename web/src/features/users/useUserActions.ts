import { useCallback } from 'react';
import {
  useBlockUserMutation,
  useDeleteUserMutation,
  useEndUserSessionsMutation,
  useResendInvitationMutation,
  useResetSecondFactorMutation,
  type UserRowFragment,
} from '../../graphql.generated';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { useConfirm } from '../../ui/overlay/confirm';
import { useCommand } from '../../ui/form/useCommand';
import { useDelete } from '../../ui/form/useDelete';
import { nameOf } from './userColumns';

/** Block and delete ask for confirmation and resolve to true if done. */
export function useUserActions() {
  const confirm = useConfirm();
  const [setActive] = useCommand(useBlockUserMutation(), {
    done: ({ blockUser }) => `User ${nameOf(blockUser)} updated successfully`,
  });
  const [deleteUser] = useDelete(useDeleteUserMutation(), {
    what: (user: UserRowFragment) => `User ${nameOf(user)}`,
    done: ({ deleteUser: deleted }) => `User ${nameOf(deleted)} deleted successfully`,
    changes: ['users', 'userSuggestions'],
  });

  const [invite] = useCommand(useResendInvitationMutation(), {
    done: ({ resendInvitation }) => `Invitation sent to ${resendInvitation.emailAddress}`,
  });

  const [endSessions] = useCommand(useEndUserSessionsMutation(), { done: 'Signed out everywhere' });

  const [reset] = useCommand(useResetSecondFactorMutation(), {
    done: ({ resetSecondFactor }) => `Second factor of ${nameOf(resetSecondFactor)} reset`,
  });

  const toggleBlock = useCallback(
    async (user: UserRowFragment): Promise<boolean> => {
      const { uniqueId, version, state } = user;
      const isBlocked = state === 'Blocked';
      const word = isBlocked ? 'unblock' : 'block';
      const question = productTexts.areYouSureTo(`${word} User ${nameOf(user)}`);
      const sure = await confirm({ question, ok: isBlocked ? 'Unblock' : 'Block', danger: !isBlocked });
      return sure && (await setActive({ input: { uniqueId, version, isActive: isBlocked } })) !== null;
    },
    [confirm, setActive],
  );

  const resendInvitation = useCallback(({ uniqueId }: UserRowFragment) => invite({ input: { uniqueId } }), [invite]);

  const signOut = useCallback(
    async (user: UserRowFragment): Promise<boolean> => {
      const question = `Sign out ${nameOf(user)} everywhere? What is typed there and not saved may be lost.`;
      const sure = await confirm({ question, ok: 'Sign out', danger: true });
      return sure && (await endSessions({ input: { uniqueId: user.uniqueId } })) !== null;
    },
    [confirm, endSessions],
  );

  const resetFactor = useCallback(
    async (user: UserRowFragment): Promise<boolean> => {
      const { uniqueId, version } = user;
      const question = `Reset the second factor of ${nameOf(user)}? Signing in asks for the password alone until another one is set up. Make sure that it is really ${nameOf(user)} who asks for it.`;
      const sure = await confirm({ question, ok: 'Reset', danger: true });
      return sure && (await reset({ input: { uniqueId, version } })) !== null;
    },
    [confirm, reset],
  );

  return { resetFactor, signOut, toggleBlock, resendInvitation, deleteUser };
}
