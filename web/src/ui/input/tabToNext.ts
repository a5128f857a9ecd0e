import type { KeyboardEvent } from 'react';

const stops = 'input:enabled, textarea:enabled, button:enabled:not(.ant-select-clear), a[href], [tabindex="0"]';

/**
 * `onKeyDown` handler for antd selects. While open, they use Tab to choose and keep the focus; this moves the focus to
 * the next control of the form.
 */
export function tabToNext(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  if (key === 'Tab' && event.defaultPrevented && target instanceof HTMLElement) focusNext(target, shiftKey);
}

/** Within the form. */
export function focusNext(from: HTMLElement, backwards: boolean): void {
  const all = [...(from.closest('form') ?? document).querySelectorAll<HTMLElement>(stops)];
  const next = all[all.indexOf(from) + (backwards ? -1 : 1)];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
