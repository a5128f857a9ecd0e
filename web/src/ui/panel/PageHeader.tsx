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
    <div className="page-header row">
      <h1>{title}</h1>
      {note && <span className="note quiet">{note}</span>}
      {children && <div className="row push">{children}</div>}
    </div>
  );
}
