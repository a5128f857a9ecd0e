import type { UserState } from '../../../domain/parties/enums';
import type { User } from './user.entity';

/** Columns of a state; `isActive` is its equivalent for clients of the specification. */
export const standing = (state: UserState): Pick<User, 'state' | 'isActive'> => ({
  state,
  isActive: state === 'Active',
});

/** State after an admin's `isActive`. Only setting a password activates an invited user. */
export function stateFor(user: User, isActive: boolean | null | undefined): UserState {
  if (isActive === null || isActive === undefined) return user.state;
  if (!isActive) return 'Blocked';
  return user.passwordHash === null ? 'Invited' : 'Active';
}
