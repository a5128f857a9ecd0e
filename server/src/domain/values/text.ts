/** Allowed characters of typed texts, and their normal form for searching. */

const multiLineFields = new WeakMap<object, Set<string>>();

/** The text may contain line breaks and tabs; other texts are single-line. */
export const MultiLine = (): PropertyDecorator => (target, property) => {
  const fields = multiLineFields.get(target) ?? new Set();
  multiLineFields.set(target, fields.add(String(property)));
};

/** Also true if a base class declares it. */
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
/** An unpaired surrogate, which is not a character. */
const loneSurrogate = /\p{Cs}/u;

/** Failure message for forbidden characters; null if valid. Surrounding white space is ignored, since it is trimmed. */
export function characterFailure(untrimmed: string, multiLine: boolean): string | null {
  const text = untrimmed.trim();
  if (loneSurrogate.test(text)) return 'must be valid Unicode text';
  if (!(multiLine ? controlBesideLines : control).test(text)) return null;
  return multiLine
    ? 'must not contain control characters'
    : 'must not contain line breaks, tabs or other control characters';
}

/**
 * Search form of a text: ignores case and the accents of Latin, Greek and Cyrillic letters. Vowel signs of Indian
 * scripts are letters and kept.
 */
export const fold = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ς/g, 'σ');
