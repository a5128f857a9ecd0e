import { useEffect, type RefObject } from 'react';

/**
 * Marks `frame` with `data-more-left` and `data-more-right` while `box`, which fills it, can be scrolled that way. The
 * marks are set past React: scrolling renders nothing.
 */
export function useSideShadows(frame: RefObject<HTMLElement | null>, box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const [outer, inner] = [frame.current, box.current];
    if (!outer || !inner) return undefined;
    const mark = () => {
      const hidden = inner.scrollWidth - inner.clientWidth;
      // Fractions of a pixel are no reason to scroll.
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
