import type { KeyboardEvent } from 'react';

const stops = 'input:enabled, textarea:enabled, button:enabled:not(.ant-select-clear), a[href], [tabindex="0"]';

/**
 * In an open select box antd takes Tab for choosing and stays there. As its `onKeyDown` this goes on to the next
 * control of the form, as Tab does anywhere else.
 */
export function tabToNext(event: KeyboardEvent): void {
  const { key, shiftKey, target } = event;
  if (key !== 'Tab' || !event.defaultPrevented || !(target instanceof HTMLElement)) return;
  const all = [...(target.closest('form') ?? document).querySelectorAll<HTMLElement>(stops)];
  const next = all[all.indexOf(target) + (shiftKey ? -1 : 1)];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
