/** PAN, an Indian taxpayer's number: five letters, four digits, a letter. */
const shape = /^[A-Z]{5}[0-9]{4}[A-Z]$/;

/** Stored form: trimmed and upper-cased. */
export function normalizePan(value: string): string {
  return value.trim().toUpperCase();
}

/** For normalized values. */
export function isPan(value: string): boolean {
  return shape.test(value);
}
