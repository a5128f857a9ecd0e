import { createHmac } from 'node:crypto';
import type { Config } from '../config';

/**
 * Derives a separate key per purpose, so that a signature for one is not valid for another. A new JWT_SECRET changes
 * all of them.
 */
export const derivedKey = ({ jwtSecret }: Config, purpose: 'device' | 'link'): Buffer =>
  createHmac('sha256', jwtSecret).update(`waybill ${purpose}`).digest();
