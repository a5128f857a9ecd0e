/**
 * Stands for a part of a screen until it has loaded. What follows a `data-loading` element appears together with it (ui.css),
 * so that nothing already on the screen moves.
 */
export function Loading({ text = 'Loading...' }: { text?: string }) {
  return (
    <p className="loading" role="status" data-loading>
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  );
}
