import { createHash } from 'node:crypto';

/** SHA-256 of a UTF-8 text, as 64 hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
