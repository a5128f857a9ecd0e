/**
 * Known devices: browsers at which an account has signed in before. Their failed attempts are counted separately, so
 * that an attacker cannot lock the owner out.
 */
import { createHmac, randomBytes, timingSafeEqual, hash } from 'node:crypto';
import type { Call } from '../../../core/operation/context';
import { derivedKeys } from '../../../core/security/derivedKey';

/** One year. */
const deviceSeconds = 365 * 24 * 60 * 60;

interface Account {
  id: number;
  passwordHash: string | null;
}

/** One cookie per account, since several people may share a computer. */
const cookieName = (accountKey: string) => `device-${accountKey.slice(0, 16)}`;

/** Includes the password hash: a new password invalidates all known devices. */
const signatureOf = (key: Buffer, nonce: string, { id, passwordHash }: Account): Buffer =>
  createHmac('sha256', key).update(`${nonce} ${id} ${passwordHash}`).digest();

/** Key under which a known device is counted; null for an unknown one. */
export function knownDevice(call: Call, accountKey: string, account: Account | null): string | null {
  const [nonce = '', signature = ''] = call.cookies.get(cookieName(accountKey))?.split('.') ?? [];
  if (!account || !nonce) return null;
  const given = Buffer.from(signature, 'base64url');
  const isGenuine = derivedKeys(call.app.config, 'device').some((key) => {
    const expected = signatureOf(key, nonce, account);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isGenuine) return null;
  return hash('sha256', `${accountKey} ${nonce}`);
}

export function rememberDevice(call: Call, accountKey: string, account: Account): void {
  const nonce = randomBytes(18).toString('base64url');
  const [key] = derivedKeys(call.app.config, 'device');
  const signature = signatureOf(key, nonce, account).toString('base64url');
  call.cookies.set(cookieName(accountKey), `${nonce}.${signature}`, { maxAge: deviceSeconds, httpOnly: true });
}
