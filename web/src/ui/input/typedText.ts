/** Writes into a field from outside React, so that its handlers hear of it as of typing. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isTextControl = (target: unknown): target is TextControl =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** True for what takes letters. */
export function isTyping(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button', 'file'].includes(target.type);
  return target.closest('textarea, select, [contenteditable="true"]') !== null;
}

export function putValue(control: TextControl, value: string): void {
  if (control.value === value) return;
  // React overrides the property of the element, and takes its own writes for known: only the prototype's is news to it.
  const prototype: unknown = Object.getPrototypeOf(control);
  Reflect.set(prototype as object, 'value', value, control);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** As the key would: over the selection, or at the end of a field that tells none, such as one for e-mail. */
export function insertText(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { value, maxLength } = control;
  const [start, end] = [control.selectionStart ?? value.length, control.selectionEnd ?? value.length];
  const next = value.slice(0, start) + text + value.slice(end);
  if (maxLength >= 0 && next.length > maxLength) return;
  replaceText(control, next, start + text.length);
}

export function deleteBackwards(control: HTMLInputElement | HTMLTextAreaElement): void {
  const { value } = control;
  const [start, end] = [control.selectionStart ?? value.length, control.selectionEnd ?? value.length];
  const from = start === end ? Math.max(0, start - 1) : start;
  replaceText(control, value.slice(0, from) + value.slice(end), from);
}

function replaceText(control: HTMLInputElement | HTMLTextAreaElement, value: string, caret: number): void {
  putValue(control, value);
  if (control.selectionStart !== null) control.setSelectionRange(caret, caret);
}
