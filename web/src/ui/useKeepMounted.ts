import { useState } from 'react';

/** A window stays once it was there: it folds away instead of vanishing, and gives the focus back. */
export function useKeepMounted(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
