import { useCallback, useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAppearance } from '../../appearance';

/** Tables with more rows than this render only the visible ones. */
const virtualFrom = 200;

const defaultRowHeight = 33;
const step = 6;
const ahead = 12;

/** Row height from the stylesheet; cards on narrow screens have another one. */
const rowHeightOf = (box: HTMLElement) =>
  parseFloat(getComputedStyle(box).getPropertyValue('--row-height')) || defaultRowHeight;

/** The range of rows to render in a scroll container whose rows all have the same height. */
export function useRowWindow(box: RefObject<HTMLElement | null>, count: number) {
  const virtual = count > virtualFrom;
  const [first, setFirst] = useState(0);
  const [shown, setShown] = useState(60);
  const [height, setHeight] = useState(defaultRowHeight);
  const { density } = useAppearance();

  const look = useCallback(() => {
    if (!box.current) return;
    const rowHeight = rowHeightOf(box.current);
    const top = Math.floor(box.current.scrollTop / rowHeight);
    setHeight(rowHeight);
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
  }, [box, look, virtual, density]);

  /** Scrolls to a row and renders it synchronously. */
  const reveal = useCallback(
    (at: number) => {
      const element = box.current;
      if (!virtual || !element) return;
      const rowHeight = rowHeightOf(element);
      const top = at * rowHeight;
      // The sticky header takes the height of one row.
      const inSight = element.clientHeight - 2 * rowHeight;
      if (top < element.scrollTop) element.scrollTop = top;
      else if (top > element.scrollTop + inSight) element.scrollTop = top - inSight;
      flushSync(look);
    },
    [box, look, virtual],
  );

  if (!virtual) return { virtual, from: 0, to: count, above: 0, below: 0, reveal };
  const from = Math.min(first, Math.max(0, count - shown));
  const to = Math.min(count, from + shown);
  return { virtual, from, to, above: from * height, below: (count - to) * height, reveal };
}
