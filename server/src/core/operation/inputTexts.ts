/** Character checks for every text of an input at any depth, so that new fields are covered automatically. */
import { characterFailure, isMultiLine } from '../../domain/values/text';

/** Failures by field: forbidden characters, or null as a list item. */
export function characterFailures(record: object, failures: Record<string, string[]> = {}): Record<string, string[]> {
  for (const [field, value] of Object.entries(record)) {
    // A list of lists, such as rows of cells, is a list of its texts.
    for (const part of Array.isArray(value) ? (value as unknown[]).flat() : [value]) {
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

/** Label of a field: `clientInvoiceNo` becomes 'Client invoice no'. */
export const labelOf = (field: string) =>
  field.charAt(0).toUpperCase() +
  field.slice(1).replace(/([a-z])([A-Z])/g, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`);
