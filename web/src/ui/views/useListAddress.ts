/**
 * The parameters of a list. Opening it with any list parameter takes those alone; `?view=id` alone takes the view's; with none the
 * user's default view is taken. What a view gives is written into the address, which stays the truth. The third: which view it
 * opens with is not known yet, at a first visit in this browser; not awaited for longer than `maxWaitMs`.
 */
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams, type SetURLSearchParams } from 'react-router-dom';
import { maxWaitMs } from '../app/ask';
import { screenOf, useScreenViews, type ScreenViews } from './useScreenViews';

const always: readonly string[] = ['sort', 'order', 'skip', 'after', 'before'];

export function useListAddress(filterNames: readonly string[]): [URLSearchParams, SetURLSearchParams, boolean] {
  const [params, setParams] = useSearchParams();
  const { key, pathname } = useLocation();
  const [openedAt] = useState(key);
  const { views, loading } = useScreenViews(screenOf(pathname));
  const isOpening = key === openedAt && ![...always, ...filterNames].some((name) => params.has(name));
  const written = isOpening && views ? opened(params, views) : null;

  useEffect(() => {
    if (written !== null) setParams(new URLSearchParams(written), { replace: true });
  }, [written, setParams]);

  const effective = useMemo(() => (written === null ? null : new URLSearchParams(written)), [written]);

  const isWaiting = isOpening && loading;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setTimeout(setLate, maxWaitMs, true);
    return () => window.clearTimeout(timer);
  }, [isWaiting]);
  return [effective ?? params, setParams, isWaiting && !isLate];
}

/** The address with that of the view to be opened; null if it stays as it is. */
function opened(params: URLSearchParams, { views, defaultViewId }: ScreenViews): string | null {
  const wanted = params.get('view') ?? defaultViewId;
  const view = views.find(({ uniqueId }) => uniqueId === wanted);
  if (!view) return null;
  const next = new URLSearchParams(params);
  next.set('view', view.uniqueId);
  for (const [name, value] of new URLSearchParams(view.address)) next.set(name, value);
  return next.toString() === params.toString() ? null : next.toString();
}
