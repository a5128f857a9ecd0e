import { useId, type ReactNode } from 'react';

/** White box with a heading. antd's Card would add 20 KB to every screen. */
export function Panel({ title, extra, children }: { title?: ReactNode; extra?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={title ? id : undefined}>
      {title && (
        <div className="panel-title between">
          <h2 id={id}>{title}</h2>
          {extra}
        </div>
      )}
      {children}
    </section>
  );
}
