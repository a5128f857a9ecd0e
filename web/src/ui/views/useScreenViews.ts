/**
 * The views of a list screen. A copy stays in this browser, so that a default view and the columns are there with the first
 * paint; it is replaced by what the server answers.
 */
import { useEffect, useMemo } from 'react';
import { useSavedViewsQuery, type ScreenViewsFragment } from '../../graphql.generated';
import { useProfile } from '../../session';

export type ScreenViews = Pick<ScreenViewsFragment, 'views' | 'mine' | 'defaultViewId' | 'columns'>;

/** The key of a screen: its path without the first slash. */
export const screenOf = (pathname: string): string => pathname.slice(1, 41);

export function useScreenViews(screen: string): { views: ScreenViews | null; loading: boolean } {
  const user = useProfile()?.currentUserId ?? '';
  const key = `${user}:${screen}:views`;
  const { data, loading } = useSavedViewsQuery({ variables: { search: { screen } } });
  const answered = data?.savedViews ?? null;
  const copy = useMemo(() => readCopy(key), [key]);
  useEffect(() => {
    if (answered) keepCopy(key, answered);
  }, [answered, key]);
  const views = answered ?? copy;
  return { views, loading: loading && views === null };
}

function readCopy(key: string): ScreenViews | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as ScreenViews | null;
  } catch {
    return null;
  }
}

function keepCopy(key: string, views: ScreenViews): void {
  try {
    localStorage.setItem(key, JSON.stringify(views));
  } catch {
    // Storage is full or forbidden: the next visit waits for the server.
  }
}
