import { useEffect, useState, type ComponentType } from 'react';
import { whenOverlaysAreNeeded } from './overlays';

/** By then the first screen has asked for its rows. */
const afterMs = 3000;

/** Mounts the host of toasts and questions when one is needed, or a little later, before the server could be away. */
export function OverlaysLater() {
  const [host, setHost] = useState<{ Host: ComponentType } | null>(null);
  useEffect(() => {
    // Without an answer the next need tries again.
    const load = () =>
      void import('./OverlayHost').then(
        (module) => setHost({ Host: module.default }),
        () => undefined,
      );
    const timer = window.setTimeout(load, afterMs);
    const stop = whenOverlaysAreNeeded(load);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, []);
  return host && <host.Host />;
}
