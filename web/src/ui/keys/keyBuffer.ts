/**
 * Keys that are pressed between a shortcut and the focus of the field that it opens: they are held back, then pressed in
 * that field in their order. Escape or a press of the pointer drops them, and so does what failed to open.
 */
import { deleteBackwards, insertText, isTextControl, isTyping } from '../input/typedText';
import { focusNext } from '../input/tabToNext';

/** What has not opened by then has failed. */
const maxWaitMs = 10_000;

const held = ['Enter', 'Tab', 'Backspace', 'ArrowDown', 'ArrowUp'];

let keys: KeyboardEvent[] | null = null;
let isPressing = false;
let limit: number | undefined;

export function startKeyBuffer(): void {
  dropKeys();
  keys = [];
  limit = window.setTimeout(dropKeys, maxWaitMs);
  window.addEventListener('focusin', onFocus);
  window.addEventListener('pointerdown', dropKeys, true);
  // The part of the program with that window could not be loaded.
  window.addEventListener('vite:preloadError', dropKeys);
}

function dropKeys(): void {
  keys = null;
  window.clearTimeout(limit);
  window.removeEventListener('focusin', onFocus);
  window.removeEventListener('pointerdown', dropKeys, true);
  window.removeEventListener('vite:preloadError', dropKeys);
}

/** True if the key is none of anybody else's business: it waits, or is just being pressed from the buffer. */
export function bufferKey(event: KeyboardEvent): boolean {
  if (isPressing) return true;
  if (!keys || event.ctrlKey || event.metaKey) return false;
  const isEscape = event.key === 'Escape';
  if (!isEscape && event.key.length > 1 && !held.includes(event.key)) return false;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isEscape) dropKeys();
  else keys.push(event);
  return true;
}

function onFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  // Windows take the focus before they give it to their first field.
  const isQuestion = target.closest('.ant-modal-confirm') !== null;
  if (isQuestion || (isTextControl(target) && !isTyping(target))) return dropKeys();
  if (!isTyping(target)) return;
  window.clearTimeout(limit);
  window.removeEventListener('focusin', onFocus);
  // A field that is focused as it is rendered would lose what is typed before React has finished.
  window.setTimeout(pressNext);
}

/** One key a task, so that each finds what the one before has rendered. Keys that come meanwhile wait behind them. */
function pressNext(): void {
  const event = keys?.shift();
  const field = document.activeElement;
  if (!event || !(field instanceof HTMLElement) || !isTyping(field)) return dropKeys();
  isPressing = true;
  press(event, field);
  isPressing = false;
  window.setTimeout(pressNext);
}

function press({ key, shiftKey }: KeyboardEvent, field: HTMLElement): void {
  const isFree = field.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  if (!isFree || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (key.length === 1) insertText(field, key);
  else if (key === 'Backspace') deleteBackwards(field);
  else if (key === 'Tab') focusNext(field, shiftKey);
  else if (key === 'Enter' && field instanceof HTMLInputElement) field.form?.requestSubmit();
}
