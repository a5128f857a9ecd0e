import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** A few words under it: what the screen is for. */
  note?: ReactNode;
  /** Buttons, at the right. */
  children?: ReactNode;
}

export function PageHeader({ title, note, children }: Props) {
  return (
    <div className="page-header">
      <h1>{title}</h1>
      {note && <span className="note">{note}</span>}
      {children && <div className="actions">{children}</div>}
    </div>
  );
}
