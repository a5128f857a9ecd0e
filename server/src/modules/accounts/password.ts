import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | undefined;

/** Takes as long for an account that does not exist or has no password as for one that does. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  decoy ??= hash('a password that nobody has');
  const matches = await verify(stored ?? (await decoy), password);
  return matches && stored !== null;
}
