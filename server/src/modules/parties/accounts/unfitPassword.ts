import type { Reader } from '../../../db/read/reader';
import { validate } from '../../../core/operation/validate';
import { ResetPasswordForm } from './account.inputs';
import { refuseWeakPassword } from './passwordStrength';

/** By the rules of a password that a person sets in the product: its length, and how easily it is guessed. */
export async function refuseUnfitPassword(
  db: Reader,
  password: string,
  person: Parameters<typeof refuseWeakPassword>[2],
): Promise<void> {
  validate(ResetPasswordForm, { newPassword: password, confirmPassword: password });
  await refuseWeakPassword(db, password, person, 'password');
}
