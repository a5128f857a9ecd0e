import { useState } from 'react';

/** A window stays once it was there: it folds away instead of vanishing, and gives the focus back. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
