import { useEffect, type RefObject } from 'react';

/**
 * Sets `data-more-left` and `data-more-right` on `frame` while `box` can be scrolled that way. Set outside React, so
 * that scrolling causes no render.
 */
export function useSideShadows(frame: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [outer, inner] = [frame.current, box.current];
    if (!outer || !inner) return undefined;
    const mark = () => {
      const hidden = inner.scrollWidth - inner.clientWidth;
      // Ignores fractions of a pixel.
      outer.toggleAttribute('data-more-left', inner.scrollLeft > 1);
      outer.toggleAttribute('data-more-right', hidden - inner.scrollLeft > 1);
    };
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(inner);
    if (inner.firstElementChild) observer.observe(inner.firstElementChild);
    inner.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      inner.removeEventListener('scroll', mark);
    };
  }, [frame, box]);
}
