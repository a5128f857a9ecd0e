/** The characters of every text of an input, however deep it stands, and whichever field it is: a new one is checked too. */
import { characterFailure, isMultiLine } from '../domain/text';

/** Field to what is wrong with its text, or with its list: no item of one may be missing. */
export function characterFailures(record: object, failures: Record<string, string[]> = {}): Record<string, string[]> {
  for (const [field, value] of Object.entries(record)) {
    for (const part of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const failure = typeof part === 'string' ? characterFailure(part, isMultiLine(record, field)) : null;
      if (failure) failures[field] = [`${labelOf(field)} ${failure}`];
      else if (Array.isArray(value) && part === null) failures[field] = [`${labelOf(field)} must not have empty items`];
      else if (isRecord(part)) characterFailures(part, failures);
    }
  }
  return failures;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date) && !ArrayBuffer.isView(value);

/** `clientInvoiceNo` is 'Client invoice no' to people. */
const labelOf = (field: string) =>
  field.charAt(0).toUpperCase() +
  field.slice(1).replace(/([a-z])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`);
