/** A window asks its forms before it closes on Esc, its cross or a Close button. */
import { createContext, use, useEffect, useRef } from 'react';

export interface WindowGuard {
  /** Closes, or asks first. */
  close: () => void;
  register: (form: GuardedForm) => () => void;
}

export interface GuardedForm {
  /** Something was typed that closing would lose. */
  hasUnsaved: () => boolean;
  /** It is to be lost. */
  dropDraft: () => void;
}

export const WindowGuardContext = createContext<WindowGuard | null>(null);

export function useWindowGuard(form: GuardedForm): void {
  const guard = use(WindowGuardContext);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(
    () =>
      guard?.register({
        hasUnsaved: () => latest.current.hasUnsaved(),
        dropDraft: () => latest.current.dropDraft(),
      }),
    [guard],
  );
}
