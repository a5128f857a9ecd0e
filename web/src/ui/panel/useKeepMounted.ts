import { useState } from 'react';

/**
 * True from the first time `now` is true. Keeps a dialog mounted, so that it closes with its animation and returns the
 * focus.
 */
export function useKeepMounted(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
