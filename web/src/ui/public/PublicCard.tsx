import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** One-line description of the screen. */
  note: string;
  children: ReactNode;
}

/** The centred card of a public screen. */
export function PublicCard({ title, note, children }: Props) {
  return (
    <section className="login">
      <div className="panel public-card">
        <h1>{title}</h1>
        <p className="notice quiet">{note}</p>
        {children}
      </div>
    </section>
  );
}
