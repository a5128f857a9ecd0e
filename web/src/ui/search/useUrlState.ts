import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { usePermission, type Asked } from '../app/usePermission';

/**
 * Stores in the URL what is open over a list: a link opens it, back closes it.
 *
 *   const detail = useUrlState('open');
 *   <DetailPanel uniqueId={detail.value} onClose={detail.close} />
 *   <ListTable onOpen={detail.open} />
 *
 * With `asked` nothing is open for those who may not do that, whatever the address says.
 */
export function useUrlState(name: string, asked?: Asked) {
  const may = usePermission();
  const [params] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const value = asked === undefined || may(asked) ? params.get(name) : null;

  const here = useRef({ location, navigate });
  useEffect(() => {
    here.current = { location, navigate };
  });
  const closedAt = useRef<string | null>(null);

  const go = useCallback((change: (next: URLSearchParams) => void, how: { replace?: boolean; state?: object }) => {
    const {
      location: { pathname, search },
      navigate: to,
    } = here.current;
    const next = new URLSearchParams(search);
    change(next);
    void to({ pathname, search: next.toString() }, how);
  }, []);

  const show = useCallback(
    (shown: string) => {
      // A double click shows twice; going back once closes it all the same.
      if (new URLSearchParams(here.current.location.search).get(name) === shown) return;
      go((next) => next.set(name, shown), { state: { shown: name } });
    },
    [go, name],
  );

  const open = useCallback(({ uniqueId }: { uniqueId: string }) => show(uniqueId), [show]);

  const close = useCallback(() => {
    const {
      location: { key, search, state },
      navigate: to,
    } = here.current;
    // Saving and closing may both call this; going back twice would leave the list.
    if (closedAt.current === key || !new URLSearchParams(search).has(name)) return;
    closedAt.current = key;
    const wasShownHere = (state as { shown?: string } | null)?.shown === name;
    if (wasShownHere) void to(-1);
    else go((next) => next.delete(name), { replace: true });
  }, [go, name]);

  /** In place of what is shown: going back once closes it all the same. */
  const replace = useCallback(
    (shown: string) =>
      go((next) => next.set(name, shown), { replace: true, state: here.current.location.state as object }),
    [go, name],
  );

  return { value, show, open, replace, close };
}
