/** The columns chosen for the present screen: of its view, of the user, or changed just now. */
import { useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSetColumnsMutation } from '../../graphql.generated';
import { usePermission } from '../app/usePermission';
import type { Layout } from './columnLayout';
import { screenOf, useScreenViews } from './useScreenViews';

/** Changes since the page was loaded, by screen and view; null: the screen's own columns. */
let changed: ReadonlyMap<string, Layout | null> = new Map();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function become(next: ReadonlyMap<string, Layout | null>): void {
  changed = next;
  listeners.forEach((tell) => tell());
}

interface ScreenLayout {
  layout: Layout | null;
  /** The columns differ from those of the view. */
  isChanged: boolean;
  change(layout: Layout | null): void;
  /** Back to the columns of the view. */
  discard(): void;
}

export function useLayout(): ScreenLayout {
  const screen = screenOf(useLocation().pathname);
  const [params] = useSearchParams();
  const { views: known } = useScreenViews(screen);
  const may = usePermission();
  const [save] = useSetColumnsMutation();
  const all = useSyncExternalStore(subscribe, () => changed);
  const view = known?.views.find(({ uniqueId }) => uniqueId === params.get('view'));
  const key = `${screen} ${view?.uniqueId ?? ''}`;
  const own = view ? (view.columns ?? null) : (known?.columns ?? null);
  return {
    layout: all.has(key) ? (all.get(key) ?? null) : own,
    isChanged: view !== undefined && all.has(key),
    change(layout) {
      become(new Map(all).set(key, layout));
      // Without a view the columns are the user's; those of a view are saved with it.
      if (view || !may('setColumns')) return;
      const columns =
        layout?.map(({ key: name, width, shown }) => ({ key: name, width: width ?? null, shown })) ?? null;
      // Errors were reported by the error link.
      save({ variables: { input: { screen, columns } } }).catch(() => undefined);
    },
    discard() {
      const next = new Map(all);
      next.delete(key);
      become(next);
    },
  };
}
