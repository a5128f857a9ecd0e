import { useEffect } from 'react';

const closeAfterMs = 100;

/**
 * SPEC 2.21: opens the print dialog once the layout is ready and closes the window 100 ms after the dialog is closed.
 */
export function useAutoPrint(ready: boolean): void {
  useEffect(() => {
    if (!ready) return undefined;
    let closing: number | undefined;
    const printing = window.setTimeout(() => {
      window.print();
      closing = window.setTimeout(() => window.close(), closeAfterMs);
    });
    return () => {
      window.clearTimeout(printing);
      window.clearTimeout(closing);
    };
  }, [ready]);
}
