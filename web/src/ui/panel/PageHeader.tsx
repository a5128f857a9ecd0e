import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** One-line description of the screen. */
  note?: ReactNode;
  /** Buttons on the right. */
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
