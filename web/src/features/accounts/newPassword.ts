import { productTexts } from '../../../../server/src/domain/productTexts';
export type NewPasswordField = 'newPassword' | 'confirmPassword';

const minPasswordLength = 8;
const maxPasswordLength = 200;

/**
 * Same checks as the server's `ResetPasswordForm`, without class-validator, which would double the download of the
 * public pages. A test compares the two.
 */
export function checkNewPassword({
  newPassword,
  confirmPassword,
}: Record<NewPasswordField, string>): Partial<Record<NewPasswordField, string>> {
  return { newPassword: wrongPassword(newPassword), confirmPassword: wrongRepetition(confirmPassword, newPassword) };
}

function wrongPassword(password: string): string | undefined {
  if (password.trim() === '') return 'Please enter new password';
  if (password.length > maxPasswordLength) return `Password must have at most ${maxPasswordLength} characters`;
  if ([...password].length >= minPasswordLength) return undefined;
  return `Password must have at least ${minPasswordLength} characters`;
}

function wrongRepetition(repetition: string, password: string): string | undefined {
  if (repetition.trim() === '') return 'Please enter confirm password';
  return repetition === password ? undefined : productTexts.passwordsDiffer;
}
