import type { UserState } from '../parties/enums';
import { NounPolicy, type Refusal } from './nounPolicy';

export const userPolicy = new NounPolicy({
  group: 'Users and roles',
  actions: {
    users: 'users:read',
    userSuggestions: 'users:read',
    createUser: 'users:write',
    updateUser: 'users:write',
    blockUser: 'users:write',
    resendInvitation: 'users:write',
    deleteUser: 'users:write',
    endUserSessions: 'users:write',
    resetSecondFactor: 'users:write',
  },
  permissions: {
    'users:read': { label: 'See users', kind: 'read', member: false },
    'users:write': { label: 'Invite, change, block and delete users', kind: 'admin', member: false },
  },
});

/** `isLastAdmin`: no other admin could sign in. */
export interface UserStanding {
  isSelf: boolean;
  isLastAdmin?: boolean;
}

export const userRefusal = {
  invite: ({ state }: { state: UserState }): Refusal =>
    state === 'Invited' ? null : 'Only a user who has not activated the account gets an invitation',
  block: ({ isSelf, isLastAdmin }: UserStanding): Refusal => {
    if (isSelf) return 'You cannot block yourself';
    return isLastAdmin ? 'The last active admin cannot be blocked' : null;
  },
  demote: ({ isSelf, isLastAdmin }: UserStanding): Refusal => {
    if (isSelf) return 'You cannot give up your own Admin role';
    return isLastAdmin ? 'The last active admin must remain Admin' : null;
  },
  resetSecondFactor: ({ isSelf, isOn }: { isSelf: boolean; isOn: boolean }): Refusal => {
    if (isSelf) return 'Your own second factor is turned off in your profile';
    return isOn ? null : 'This user has no second factor';
  },
  delete: ({ isSelf, isLastAdmin }: UserStanding): Refusal => {
    if (isSelf) return 'You cannot delete yourself';
    return isLastAdmin ? 'The last active admin cannot be deleted' : null;
  },
};
