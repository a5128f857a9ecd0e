/** Walking through the rows of a table: arrows while the focus is in it, `j` and `k` from anywhere, `x` ticks. */
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useShortcut } from './shortcuts';

interface RowKeys {
  box: RefObject<HTMLElement | null>;
  /** `j`, `k` and `x` belong to one table of a screen. */
  letters: boolean;
  onOpen: ((at: number) => void) | undefined;
  onTick: ((at: number) => void) | undefined;
}

const rowSelector = 'tr[data-row]';

const numberOf = (row: HTMLElement) => Number(row.dataset.row);

export function useRowKeys({ box, letters, onOpen, onTick }: RowKeys) {
  const lastAt = useRef<number | null>(null);

  const focused = () => document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;
  const inBox = (row: HTMLElement | null) => (row && box.current?.contains(row) ? row : null);

  /** True when there was a row to go to. */
  function move(step: 1 | -1): boolean {
    const from = inBox(focused());
    const sibling = step === 1 ? from?.nextElementSibling : from?.previousElementSibling;
    const next = from ? sibling : recent() ?? box.current?.querySelector(rowSelector);
    if (!(next instanceof HTMLElement) || next.dataset.row === undefined) return false;
    next.focus();
    return true;
  }

  /** Where the clerk was before the focus went elsewhere. */
  const recent = () =>
    (lastAt.current === null ? null : box.current?.querySelector<HTMLElement>(`tr[data-row="${lastAt.current}"]`));

  useShortcut('j', 'Next row', letters ? () => void move(1) : null);
  useShortcut('k', 'Row before', letters ? () => void move(-1) : null);
  useShortcut('x', 'Tick the row', letters && onTick ? () => {
    const row = inBox(focused());
    if (row) onTick(numberOf(row));
  } : null);

  return {
    onFocus: ({ target }: { target: EventTarget }) => {
      const row = target instanceof Element ? target.closest<HTMLElement>(rowSelector) : null;
      if (row) lastAt.current = numberOf(row);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, target } = event;
      if (key === 'Enter' && target instanceof HTMLElement && target.matches(rowSelector)) onOpen?.(numberOf(target));
      else if ((key === 'ArrowDown' || key === 'ArrowUp') && move(key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
    },
  };
}
