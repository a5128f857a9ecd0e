import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** A few words under it: what the screen is for. */
  note: string;
  children: ReactNode;
}

/** The one card in the middle of a public screen. */
export function PublicCard({ title, note, children }: Props) {
  return (
    <section className="login">
      <div className="login-card">
        <h1>{title}</h1>
        <p className="quiet">{note}</p>
        {children}
      </div>
    </section>
  );
}
