/** GSTIN: state code, PAN, entity number, 'Z' (or the letter of a special registration), check digit. */
const shape = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const base = alphabet.length;

/** Stored form: trimmed and upper-cased. */
export function normalizeGstin(value: string): string {
  return value.trim().toUpperCase();
}

/** Checks shape and checksum of a normalized value. */
export function isGstin(value: string): boolean {
  return shape.test(value) && gstinWithCheckDigit(value.slice(0, 14)) === value;
}

/** State code, e.g. '27' for Maharashtra. */
export function gstinStateCode(gstin: string): string {
  return gstin.slice(0, 2);
}

/** Appends the check digit to the first 14 characters. Throws RangeError for any other length or character. */
export function gstinWithCheckDigit(first14: string): string {
  if (!/^[0-9A-Z]{14}$/.test(first14)) throw new RangeError('A GSTIN has 14 characters before its check digit');
  const sum = [...first14].reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return first14 + alphabet.charAt((base - (sum % base)) % base);
}
