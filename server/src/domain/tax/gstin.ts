import { stateNameOf } from './stateCodes';

/** Registrations whose numbers differ in shape. */
export type GstinKind = 'Taxpayer' | 'TaxDeductor' | 'UinHolder';

const shapes: Readonly<Record<GstinKind, RegExp>> = {
  /** State code, PAN, entity number, 'Z' (or the letter of a special registration), check digit. */
  Taxpayer: /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABE-J][0-9A-Z]$/,
  /** With a PAN, or the TAN of a department without one. */
  TaxDeductor: /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z]D[0-9A-Z]$/,
  /** Unique Identity Number of an embassy or a body of the United Nations: state code, year, country, serial number. */
  UinHolder: /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$/,
};
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const base = alphabet.length;

/** Stored form: trimmed and upper-cased. */
export function normalizeGstin(value: string): string {
  return value.trim().toUpperCase();
}

/** Whose registration a normalized value is by its shape; null if it is none, or does not hold its checksum. */
export function gstinKind(value: string): GstinKind | null {
  const kind = (Object.keys(shapes) as GstinKind[]).find((each) => shapes[each].test(value));
  if (!kind) return null;
  // No checksum is published for the numbers of UIN holders.
  return kind === 'UinHolder' || gstinWithCheckDigit(value.slice(0, 14)) === value ? kind : null;
}

export const isGstin = (value: string): boolean => gstinKind(value) !== null;

/** Whether it is of a state whose code is in use: 25 and 28 are of states that are no more. */
export const hasStateInUse = (gstin: string): boolean => stateNameOf(gstinStateCode(gstin)) !== null;

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
