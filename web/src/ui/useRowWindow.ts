import { useCallback, useEffect, useState, type RefObject } from 'react';

/** Beyond so many rows only those in sight are in the document. */
export const virtualFrom = 200;

const rowHeight = 33;
const step = 6;
const ahead = 12;

/** Which rows of `count` are to be rendered in a scrolling box whose rows are all equally high. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number) {
  const virtual = count > virtualFrom;
  const [first, setFirst] = useState(0);
  const [shown, setShown] = useState(60);

  const look = useCallback(() => {
    if (!box.current) return;
    const top = Math.floor(box.current.scrollTop / rowHeight);
    setFirst(Math.max(0, Math.floor(top / step) * step - ahead));
    setShown(Math.ceil(box.current.clientHeight / rowHeight) + step + 2 * ahead);
  }, [box]);

  useEffect(() => {
    const element = box.current;
    if (!virtual || !element) return undefined;
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box, look, virtual]);

  if (!virtual) return { virtual, from: 0, to: count, above: 0, below: 0 };
  const from = Math.min(first, Math.max(0, count - shown));
  const to = Math.min(count, from + shown);
  return { virtual, from, to, above: from * rowHeight, below: (count - to) * rowHeight };
}
