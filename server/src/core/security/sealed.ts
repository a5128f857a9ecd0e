/** Encryption of short secrets that are stored: AES-256-GCM under a key derived from JWT_SECRET. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Config } from '../../config';
import { derivedKeys, type Purpose } from './derivedKey';

const nonceBytes = 12;
const tagBytes = 16;

/** `owner` is bound to the result: it cannot be opened as somebody else's. */
export function seal(config: Config, purpose: Purpose, owner: string, secret: string): string {
  const [key] = derivedKeys(config, purpose);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * The secret, and whether the present key has sealed it rather than that of JWT_SECRET_PREVIOUS; null if neither has, or it
 * is damaged.
 */
export function unseal(
  config: Config,
  purpose: Purpose,
  owner: string,
  sealed: string,
): { secret: string; byPresentKey: boolean } | null {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const [at, key] of derivedKeys(config, purpose).entries()) {
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const opened = Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]);
      return { secret: opened.toString('utf8'), byPresentKey: at === 0 };
    } catch {
      // Not sealed by this key.
    }
  }
  return null;
}
