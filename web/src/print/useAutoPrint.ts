import { useEffect } from 'react';

const closeAfterMs = 100;

/**
 * SPEC 2.21: opens the print dialog once the layout is ready and closes the window 100 ms after the dialog is closed.
 */
export function useAutoPrint(ready: boolean): void {
  useEffect(() => {
    if (!ready) return undefined;
    let closing: number | undefined;
    let left = false;
    const print = () => {
      if (left) return;
      window.print();
      closing = window.setTimeout(() => window.close(), closeAfterMs);
    };
    const printing = window.setTimeout(() => {
      // A logo is printed only once it is drawn; a damaged one does not keep the paper back.
      const drawing = [...document.images].filter(({ complete }) => !complete).map((image) => image.decode());
      if (drawing.length === 0) print();
      else void Promise.allSettled(drawing).then(print);
    });
    return () => {
      left = true;
      window.clearTimeout(printing);
      window.clearTimeout(closing);
    };
  }, [ready]);
}
