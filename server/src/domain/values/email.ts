import { isEmail } from 'class-validator';

/**
 * An address that mail can be sent to, of a user or of somebody who enquires: ASCII, dots only between other characters,
 * no quoted part (RFC 5321; HTML forms take the same). Addresses beyond ASCII need a mail server with SMTPUTF8, and some
 * databases take 'é' for 'e' where addresses must be unique. Surrounding blanks are ignored.
 */
export function isEmailAddress(value: string): boolean {
  const address = value.trim();
  return /^[\x21\x23-\x7e]+$/.test(address) && isEmail(address);
}
