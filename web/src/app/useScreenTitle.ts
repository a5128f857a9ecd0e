import { useEffect } from 'react';
import { useAskedCompanySettings } from '../features/accounts/company';

/** Shown until the settings are known. */
const staticTitle = document.title;

/** Sets the document title to `{screen} | {trade name}`. */
export function useScreenTitle(screen: string): void {
  const suffix = useAskedCompanySettings()?.titleSuffix ?? staticTitle;
  useEffect(() => {
    document.title = `${screen} | ${suffix}`;
  }, [screen, suffix]);
}
