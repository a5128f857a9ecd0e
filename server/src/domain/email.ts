import { isEmail } from 'class-validator';

/** Ignores surrounding white space. Unpaired surrogates are refused first, since the library throws for them. */
export function isEmailAddress(value: string): boolean {
  return !/\p{Surrogate}/u.test(value) && isEmail(value.trim());
}
