import { useEffect } from 'react';
import { useTitleSuffix } from '../features/accounts/company';

/** Sets the document title to `{screen} | Waybill`. */
export function useScreenTitle(screen: string): void {
  const suffix = useTitleSuffix();
  useEffect(() => {
    document.title = `${screen} | ${suffix}`;
  }, [screen, suffix]);
}
