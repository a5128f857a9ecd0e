/**
 * A scanner fires into whatever has the focus. Every field is protected without doing anything: what a scan typed there is
 * taken back, its Enter is withheld, and the code is heard as if no field had the focus. A field that is made for codes
 * keeps them: `{...forCodes}` on the control, or on an element around it.
 */
import { scanReader } from '../keys/scanReader';
import { isTextControl, putValue, type TextControl } from './typedText';

export const forCodes = { 'data-codes': true } as const;

/** The field before the first key of what may become a scan. */
let before: { control: TextControl; value: string } | null = null;

/** The code, if the key ends a scan into a field; null also for a scan that comes too soon after another. */
export function readInField(event: KeyboardEvent, field: HTMLElement): string | null {
  if (event.repeat || field.closest('[data-codes]')) return null;
  // Hands end quick words by Tab.
  const read = scanReader.read(event.key, event.timeStamp, ['Enter']);
  if (scanReader.begins()) before = isTextControl(field) ? { control: field, value: field.value } : null;
  if (read.as !== 'scan' && read.as !== 'ignoredScan') return null;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (before?.control === field) putValue(before.control, before.value);
  before = null;
  return read.as === 'scan' ? read.code : null;
}
