import { createHmac } from 'node:crypto';
import type { Config } from '../config';

/** A key of its own for each purpose, so that what one signs is worth nothing to another. A new JWT_SECRET changes them all. */
export const derivedKey = ({ jwtSecret }: Config, purpose: 'device' | 'link'): Buffer =>
  createHmac('sha256', jwtSecret).update(`waybill ${purpose}`).digest();
