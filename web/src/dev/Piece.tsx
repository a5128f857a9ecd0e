import type { ReactNode } from 'react';

export function Piece({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}

export function State({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="panel">
      <small className="quiet">{of}</small>
      <div>{children}</div>
    </div>
  );
}

/** What the buttons of the page do. */
export const nothing = () => undefined;
