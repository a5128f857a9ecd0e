/** A button with a small menu below it. Esc and a click elsewhere close it; the arrow keys move through its items. */
import { Button, type ButtonProps } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Props extends Pick<ButtonProps, 'size' | 'type'> {
  /** Accessible name, if it is more than the content. */
  label?: string;
  content: ReactNode;
  /** Items: buttons with the role `menuitem`. */
  children: (close: () => void) => ReactNode;
}

export function MenuButton({ label, content, children, ...button }: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
      box.current?.querySelector<HTMLElement>('button')?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!open || step === undefined) return;
    event.preventDefault();
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    items[(at + step + items.length) % items.length]?.focus();
  }

  return (
    <div ref={box} className="menu-button" role="presentation" onKeyDown={onKeyDown}>
      <Button
        {...button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {content}
      </Button>
      {open && (
        <div className="menu-list" role="menu" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
