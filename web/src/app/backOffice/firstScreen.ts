import { useEffect } from 'react';

let shown: () => void;

/** Resolves when the first screen stands and has asked for its rows; what it does without is loaded afterwards. */
export const firstScreen = new Promise<void>((resolve) => {
  shown = resolve;
});

/** Stands beside the screen, within what waits for its program. */
export function FirstScreenShown() {
  useEffect(() => shown(), []);
  return null;
}
