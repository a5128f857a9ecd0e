import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { WorkQueue } from '../../../core/limits/workQueue';

/** Unicode NFC, since keyboards compose characters such as é differently. */
const composed = (password: string) => password.normalize('NFC');

/**
 * A hash takes one core for about 30 ms and 19 MiB. One core is left for requests; beyond 64 waiting hashes requests
 * are refused.
 */
const hashing = new WorkQueue('hashing', Math.max(1, availableParallelism() - 1), 64);

/** argon2id with the library's defaults (19 MiB, 2 passes), as OWASP recommends. */
export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(composed(password)));

let decoy: Promise<string> | undefined;

/** Takes the same time if the account does not exist or has no password. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  // Computed in any case, since otherwise the first unknown account would take longer.
  const spare = await (decoy ??= hash('a password that nobody has'));
  const matches = await hashing.run(() => verify(stored ?? spare, composed(password)));
  return matches && stored !== null;
}
