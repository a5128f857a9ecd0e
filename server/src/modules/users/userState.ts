import type { UserState } from '../../domain/enums';
import type { User } from './user.entity';

/** The columns of a state: `isActive` says the same to clients that know no other. */
export const standing = (state: UserState): Pick<User, 'state' | 'isActive'> => ({
  state,
  isActive: state === 'Active',
});

/** What an admin's `isActive` makes of an account. Only its owner, by choosing a password, makes an invited one active. */
export function stateFor(user: User, isActive: boolean | null | undefined): UserState {
  if (isActive === null || isActive === undefined) return user.state;
  if (!isActive) return 'Blocked';
  return user.passwordHash === null ? 'Invited' : 'Active';
}
