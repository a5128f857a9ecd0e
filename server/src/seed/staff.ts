import type { SeedRow } from '../db/write/newRecord';
import { hashPassword } from '../modules/parties/accounts/password';
import type { User } from '../modules/parties/users/user.entity';
import { standing } from '../modules/parties/users/userState';

/** Inserts a user; one without a password is invited. */
export async function staff(
  firstName: string,
  lastName: string,
  gender: User['gender'],
  role: User['role'],
  email: string,
  password: string | null,
): Promise<SeedRow<User>> {
  return {
    firstName,
    lastName,
    gender,
    role,
    emailAddress: email,
    liveEmail: email.toLowerCase(),
    ...standing(password === null ? 'Invited' : 'Active'),
    imagePath: null,
    lastLoginDate: null,
    lastLogoutDate: null,
    passwordHash: password === null ? null : await hashPassword(password),
  };
}
