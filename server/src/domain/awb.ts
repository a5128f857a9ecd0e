const awb = /^[A-Z0-9/-]{1,30}$/;

/** Trimmed and upper-cased; ASCII alone, since `'ß'.toUpperCase()` would turn a refused letter into accepted ones. */
export function normalizeAwb(value: string): string {
  return value.trim().replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Letters, digits, '-' and '/', at most 30, once normalized. */
export function isAwb(value: string): boolean {
  return awb.test(normalizeAwb(value));
}
