import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Action } from '../../../../server/src/domain/policy';
import { usePermission } from '../app/usePermission';
import { useMenu } from '../panel/useMenu';
import { RowButton } from './RowButton';

export interface RowAction {
  label: string;
  run: () => void;
  /** Accessible name; left out: the label and the name of the row. */
  called?: string;
  /** The operation behind it; left out for those who may not use it. */
  action?: Action;
  /** Shown in place of the label where the action has its button. */
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
}

interface Props {
  /** Name of the record. */
  name: string;
  /** In their order; what the state of the record forbids is false. */
  actions: readonly (RowAction | false | null | undefined)[];
}

/** Actions of a table row: the first as a button, the others in one menu. */
export function RowMenu({ name, actions }: Props) {
  const may = usePermission();
  const [first, ...others] = actions.filter((each) => !!each).filter(({ action }) => !action || may(action));
  return (
    <>
      {first && (
        <RowButton
          aria-label={calledOf(first, name)}
          title={first.icon ? first.label : undefined}
          danger={first.danger}
          disabled={first.disabled}
          onClick={first.run}
        >
          {first.icon ?? first.label}
        </RowButton>
      )}
      {others.length > 0 && <More name={name} actions={others} />}
    </>
  );
}

const calledOf = ({ called, label }: RowAction, name: string) => called ?? `${label} ${name}`;

function More({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { isOpen, toggle, close, box, onKeyDown } = useMenu();
  const label = `More for ${name}`;
  return (
    <div ref={box} className="row-menu" role="presentation" onKeyDown={onKeyDown}>
      <RowButton aria-label={label} title="More" aria-haspopup="menu" aria-expanded={isOpen} onClick={toggle}>
        …
      </RowButton>
      {isOpen && (
        <FloatingList label={label} close={close}>
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              role="menuitem"
              aria-label={calledOf(action, name)}
              className={action.danger ? 'danger' : undefined}
              disabled={action.disabled}
              onClick={() => {
                close();
                action.run();
              }}
            >
              {action.label}
            </button>
          ))}
        </FloatingList>
      )}
    </div>
  );
}

interface FloatingListProps {
  label: string;
  close: () => void;
  children: ReactNode;
}

/** Above all else, since a table cuts off what leaves it. What scrolls closes it. */
function FloatingList({ label, close, children }: FloatingListProps) {
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = list;
    const button = current?.previousElementSibling?.getBoundingClientRect();
    if (!current || !button) return;
    // jsdom and older browsers do not support popovers.
    current.showPopover?.();
    const { height } = current.getBoundingClientRect();
    const below = button.bottom + 4;
    const top = below + height > window.innerHeight ? Math.max(4, button.top - 4 - height) : below;
    current.style.inset = `${top}px ${document.documentElement.clientWidth - button.right}px auto auto`;
  }, []);

  useEffect(() => {
    window.addEventListener('scroll', close, true);
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('scroll', close, true);
      window.removeEventListener('resize', close);
    };
  });

  return (
    <div ref={list} className="menu-list" role="menu" aria-label={label} popover="manual">
      {children}
    </div>
  );
}
