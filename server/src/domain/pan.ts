/** PAN, the ten characters of an Indian taxpayer: five letters, four digits, a letter. */
const shape = /^[A-Z]{5}[0-9]{4}[A-Z]$/;

/** As it is stored: trimmed and upper-cased. */
export function normalizePan(value: string): string {
  return value.trim().toUpperCase();
}

/** Of a normalized value. */
export function isPan(value: string): boolean {
  return shape.test(value);
}
