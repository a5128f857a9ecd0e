import { isEmail } from 'class-validator';

/** Blanks around it do not count. Half a surrogate pair makes the library throw, and no address has one. */
export function isEmailAddress(value: string): boolean {
  return !/\p{Surrogate}/u.test(value) && isEmail(value.trim());
}
