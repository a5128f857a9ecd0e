import { validate } from '../../../core/operation/validate';
import { ResetPasswordForm } from './account.inputs';
import { refuseWeakPassword } from './passwordStrength';

/** By the rules of a password that a person sets in the product: its length, and how easily it is guessed. */
export async function refuseUnfitPassword(
  password: string,
  person: Parameters<typeof refuseWeakPassword>[1],
): Promise<void> {
  validate(ResetPasswordForm, { newPassword: password, confirmPassword: password });
  await refuseWeakPassword(password, person, 'password');
}
