/** What may stand in a text that somebody types, and when two texts are the same to a search. */

const multiLineFields = new WeakMap<object, Set<string>>();

/** The text may have several lines, and tabs. Every other text is one line. */
export const MultiLine = (): PropertyDecorator => (target, property) => {
  const fields = multiLineFields.get(target) ?? new Set();
  multiLineFields.set(target, fields.add(String(property)));
};

/** Also where a class that it extends says so. */
export function isMultiLine(record: object, field: string): boolean {
  for (let type: object | null = Object.getPrototypeOf(record); type; type = Object.getPrototypeOf(type)) {
    if (multiLineFields.get(type)?.has(field)) return true;
  }
  return false;
}

/** Trimmed, as it is stored; null for nothing, a blank text included. */
export const textOrNull = (text: string | null | undefined): string | null => text?.trim() || null;

/** The same for an update: a text that is left out stays as it was, a blank one clears. */
export const textIfGiven = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : textOrNull(text);

const control = /\p{Cc}/u;
const controlBesideLines = /[^\P{Cc}\n\r\t]/u;
/** Half of a surrogate pair stands for no character. */
const loneSurrogate = /\p{Cs}/u;

/** What is wrong with the characters of a text; null when nothing is. White space around it does not count: it is cut off. */
export function characterFailure(untrimmed: string, multiLine: boolean): string | null {
  const text = untrimmed.trim();
  if (loneSurrogate.test(text)) return 'must be valid Unicode text';
  if (!(multiLine ? controlBesideLines : control).test(text)) return null;
  return multiLine
    ? 'must not contain control characters'
    : 'must not contain line breaks, tabs or other control characters';
}

/**
 * Search forms: two texts that differ in case, or in the accents of Latin, Greek or Cyrillic letters, have the same one.
 * Vowel signs of Indian scripts are letters and stay.
 */
export const fold = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ς/g, 'σ');
