import { Button, type ButtonProps } from 'antd';
import { Fragment, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Action } from '../../../../server/src/domain/policy';
import { usePermission } from '../app/usePermission';

/** All that one button needs: a new action of a record is one entry. */
export interface RecordAction {
  label: string;
  /** The operation behind the button; the role must permit it. */
  action: Action;
  /** Why the record's state refuses it; null or left out: it does not. */
  refusal?: string | null;
  run?: () => void;
  /** The answer is pending. */
  busy?: boolean;
  look?: Pick<ButtonProps, 'type' | 'danger'>;
  /** Instead of the button: one that opens a menu. */
  menu?: ReactNode;
}

/** One button for each action that the role and the record's state allow, in the order given. */
export function ActionBar({ actions }: { actions: readonly RecordAction[] }) {
  const may = usePermission();
  const allowed = actions.filter(({ action, refusal }) => may(action) && !refusal);
  return (
    <ActionFrame state={allowed.map(({ label }) => label).join()}>
      {allowed.map(({ label, busy, look, run, menu }) =>
        menu ? (
          <Fragment key={label}>{menu}</Fragment>
        ) : (
          <Button key={label} {...look} loading={busy} onClick={run}>
            {label}
          </Button>
        ),
      )}
    </ActionFrame>
  );
}

interface ActionFrameProps {
  state: string;
  /** What usually comes next; left out: the first button. */
  next?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The bar itself. When `state` changes and the pressed button went with it, the next one gets the focus. */
export function ActionFrame({ state, next, children }: ActionFrameProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The confirmation dialog takes a moment to fade out.
    const timer = setTimeout(() => {
      const first = () => bar.current?.querySelector<HTMLElement>('button:enabled');
      if (document.activeElement === document.body) (next?.current ?? first())?.focus();
    }, 300);
    return () => clearTimeout(timer);
  }, [state, next]);
  return (
    <div ref={bar} className="window-actions" role="toolbar" aria-label="Actions">
      {children}
    </div>
  );
}
