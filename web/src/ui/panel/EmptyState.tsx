import type { ReactNode } from 'react';

interface Props {
  text: ReactNode;
  /** What would be here. */
  note?: ReactNode;
  /** The first step. */
  children?: ReactNode;
}

/** Where there is nothing to show. */
export function EmptyState({ text, note, children }: Props) {
  return (
    <div className="empty-state">
      <span role="status">{text}</span>
      {note && <span>{note}</span>}
      {children}
    </div>
  );
}
