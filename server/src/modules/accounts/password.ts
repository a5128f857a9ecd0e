import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { WorkQueue } from '../../core/workQueue';

/** One form for what looks the same: keyboards differ in how they compose é. */
const composed = (password: string) => password.normalize('NFC');

/** A hash takes a core for some 30 ms and 19 MiB: requests must find one free, and those behind 64 others are told to come back. */
const hashing = new WorkQueue(Math.max(1, availableParallelism() - 1), 64);

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(composed(password)));

let decoy: Promise<string> | undefined;

/** Takes as long for an account that does not exist or has no password as for one that does. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  // Also where it is not needed, or the first stranger's name would take longer than the first account's.
  const spare = await (decoy ??= hash('a password that nobody has'));
  const matches = await hashing.run(() => verify(stored ?? spare, composed(password)));
  return matches && stored !== null;
}
