import { useEffect } from 'react';
import { useAskedCompanySettings } from '../features/accounts/company';

/** Sets the document title to `{screen} | {trade name}`; the screen alone until the name is known. */
export function useScreenTitle(screen: string): void {
  const name = useAskedCompanySettings()?.titleSuffix;
  useEffect(() => {
    document.title = name ? `${screen} | ${name}` : screen;
  }, [screen, name]);
}
