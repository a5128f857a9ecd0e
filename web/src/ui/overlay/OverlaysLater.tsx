import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useAfterFirstScreen } from '../app/firstScreen';
import { whenOverlaysAreNeeded } from './overlays';

/** Mounts the host of toasts and questions when one is needed, or a little later, before the server could be away. */
export function OverlaysLater() {
  const [host, setHost] = useState<{ Host: ComponentType } | null>(null);
  const load = useCallback(() => {
    // Without an answer the next need tries again.
    void import('./OverlayHost').then(
      (module) => setHost({ Host: module.default }),
      () => undefined,
    );
  }, []);
  useAfterFirstScreen(load);
  useEffect(() => whenOverlaysAreNeeded(load), [load]);
  return host && <host.Host />;
}
