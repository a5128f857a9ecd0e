import type { CSSProperties } from 'react';

interface Props {
  text?: string;
  /** Bars in place of what comes. */
  lines?: number;
}

/**
 * Stands for a part of a screen until it has loaded. What follows a `data-loading` element appears together with it (ui.css),
 * so that nothing already on the screen moves.
 */
export function Skeleton({ text = 'Loading...', lines = 3 }: Props) {
  return (
    <p className="skeleton" role="status" data-loading style={{ '--lines': lines } as CSSProperties}>
      {text}
    </p>
  );
}
