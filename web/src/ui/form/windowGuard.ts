/** Lets a dialog ask its forms before it closes by Esc, the close icon or a Close button. */
import { createContext, use, useEffect, useRef } from 'react';

export interface WindowGuard {
  /** Closes, after confirmation if there are unsaved changes. */
  close: () => void;
  register: (form: GuardedForm) => () => void;
}

export interface GuardedForm {
  /** True if closing would lose unsaved changes. */
  hasUnsaved: () => boolean;
  /** Deletes the draft, after the user confirmed losing it. */
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
