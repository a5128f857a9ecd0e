/**
 * Keyboard navigation of a table: arrows, Page Up, Page Down, Home and End while it has the focus; `j` and `k` from
 * anywhere; `x` and `a` select, Shift with an arrow extends the selection, Shift+Space extends it from the row chosen before.
 */
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { useShortcut } from '../keys/shortcuts';

interface RowKeys {
  box: RefObject<HTMLElement | null>;
  /** Total number of rows, rendered or not. */
  count: number;
  /** Scrolls a row into view and renders it. */
  reveal: (at: number) => void;
  /** Enables `j`, `k` and `x`; for one table per screen only. */
  letters: boolean;
  onOpen: ((at: number) => void) | undefined;
  /** Toggles the row, or with `on` selects it; with `toHere` also those since the row chosen before. */
  onSelect: ((at: number, on?: boolean, toHere?: boolean) => void) | undefined;
  /** Selects all rows of the page; if all are selected, none. */
  onSelectAll: (() => void) | undefined;
}

const rowSelector = 'tr[data-row]';

const numberOf = (row: HTMLElement) => Number(row.dataset.row);

export function useRowKeys({ box, count, reveal, letters, onOpen, onSelect, onSelectAll }: RowKeys) {
  const lastAt = useRef<number | null>(null);

  const focused = () => {
    const row = document.activeElement?.closest<HTMLElement>(rowSelector) ?? null;
    return row && box.current?.contains(row) ? row : null;
  };

  /** Returns true if the row exists. */
  function goTo(at: number): boolean {
    const to = Math.max(0, Math.min(count - 1, at));
    const find = () => box.current?.querySelector<HTMLElement>(`tr[data-row="${to}"]`);
    if (!find()) reveal(to);
    const row = find();
    if (!row || row === document.activeElement) return false;
    row.focus();
    return true;
  }

  /** If no row has the focus, continues from the last focused row, or the first. */
  function move(by: number): boolean {
    const from = focused();
    return goTo(from ? numberOf(from) + by : (lastAt.current ?? 0));
  }

  /** One row less than are visible, so that the page overlaps. */
  function pageLength(): number {
    const row = box.current?.querySelector<HTMLElement>(rowSelector);
    const seen = Math.min(box.current?.clientHeight ?? 0, window.innerHeight);
    return row?.offsetHeight ? Math.max(1, Math.floor(seen / row.offsetHeight) - 2) : 10;
  }

  const walks: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    PageDown: () => move(pageLength()),
    PageUp: () => move(-pageLength()),
    Home: () => goTo(0),
    End: () => goTo(count - 1),
  };

  useShortcut('j', 'Next row', letters ? () => void move(1) : null);
  useShortcut('k', 'Previous row', letters ? () => void move(-1) : null);
  useShortcut(
    'x',
    'Select the row',
    letters && onSelect
      ? () => {
          const row = focused();
          if (row) onSelect(numberOf(row));
        }
      : null,
  );

  useShortcut('a', 'Select all rows of the page', letters && onSelectAll ? onSelectAll : null);

  /** Selects the row with the focus and the one that gets it. */
  function extend(by: number): boolean {
    const from = focused();
    if (!from || !onSelect) return false;
    onSelect(numberOf(from), true);
    if (!goTo(numberOf(from) + by)) return true;
    const to = focused();
    if (to) onSelect(numberOf(to), true);
    return true;
  }

  return {
    onFocus: ({ target }: { target: EventTarget }) => {
      const row = target instanceof Element ? target.closest<HTMLElement>(rowSelector) : null;
      if (row) lastAt.current = numberOf(row);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'Enter' && target instanceof HTMLElement && target.matches(rowSelector)) onOpen?.(numberOf(target));
      else if (event.shiftKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
        if (extend(key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
      } else if (
        key === ' ' &&
        event.shiftKey &&
        onSelect &&
        target instanceof HTMLElement &&
        target.matches(rowSelector)
      ) {
        event.preventDefault();
        onSelect(numberOf(target), true, true);
      } else if (walks[key]?.()) event.preventDefault();
    },
  };
}
