import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

export interface OpenMenu {
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  /** Of the element around the button and its menu. */
  box: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A menu of its button: Esc and a click elsewhere close it; the arrow keys move through its items. */
export function useMenu(): OpenMenu {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
      box.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!isOpen || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    items[at < 0 && step < 0 ? items.length - 1 : (at + step + items.length) % items.length]?.focus();
  }

  return { isOpen, toggle: () => setOpen((before) => !before), close, box, onKeyDown };
}
