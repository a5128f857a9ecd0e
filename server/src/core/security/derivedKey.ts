import { createHmac } from 'node:crypto';
import type { Config } from '../../config';

/**
 * Derives a separate key per purpose, so that a signature for one is not valid for another. What is made is made with the
 * first; what was made before JWT_SECRET changed is accepted by the second, that of JWT_SECRET_PREVIOUS.
 */
export const derivedKeys = (
  { jwtSecret, jwtSecretPrevious }: Config,
  purpose: Purpose,
): readonly [current: Buffer, ...previous: Buffer[]] =>
  jwtSecretPrevious === null
    ? [derived(jwtSecret, purpose)]
    : [derived(jwtSecret, purpose), derived(jwtSecretPrevious, purpose)];

export type Purpose = 'device' | 'link' | 'secondFactor';

const derived = (secret: string, purpose: Purpose) =>
  createHmac('sha256', secret).update(`waybill ${purpose}`).digest();
