import { useEffect } from 'react';

const closeAfterMs = 100;

/** SPEC 2.21: once the layout is there, the print dialog opens; the window closes 100 ms after it is left. */
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
