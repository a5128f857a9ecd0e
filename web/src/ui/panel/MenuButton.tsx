import { Button, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { useMenu } from './useMenu';

interface Props extends Pick<ButtonProps, 'size' | 'type'> {
  /** Accessible name, if it is more than the content. */
  label?: string;
  content: ReactNode;
  /** Items: buttons with the role `menuitem`. */
  children: (close: () => void) => ReactNode;
}

/** A button with a small menu below it. */
export function MenuButton({ label, content, children, ...button }: Props) {
  const { isOpen, toggle, close, box, onKeyDown } = useMenu();
  return (
    <div ref={box} className="menu-button" role="presentation" onKeyDown={onKeyDown}>
      <Button {...button} aria-label={label} title={label} aria-haspopup="menu" aria-expanded={isOpen} onClick={toggle}>
        {content}
      </Button>
      {isOpen && (
        <div className="menu-list" role="menu" aria-label={label}>
          {children(close)}
        </div>
      )}
    </div>
  );
}
