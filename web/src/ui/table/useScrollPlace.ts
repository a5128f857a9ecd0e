import { useLayoutEffect, useRef, type RefObject } from 'react';

interface ScrollPlace {
  /** Identifies the content; null while unknown. */
  name: string | null;
  /** True after back or forward navigation. */
  isBack: boolean;
}

interface Position {
  name: string;
  /** Scroll offsets of the container and of the page. */
  top: number;
  page: number;
}

const storageKey = 'scrollPlaces';
const keptCount = 30;

/**
 * Restores the scroll position per content for the lifetime of the browser tab: after navigating back and after a
 * reload. A new search, sort order or page starts at the top.
 */
export function useScrollPlace(box: RefObject<HTMLElement | null>, { name, isBack }: ScrollPlace): void {
  const arrived = useRef(false);
  const cameBack = useRef(isBack);
  useLayoutEffect(() => {
    cameBack.current = isBack;
  });
  useLayoutEffect(() => {
    const element = box.current;
    if (name === null || !element) return undefined;
    const kept = cameBack.current || !arrived.current ? read().find((each) => each.name === name) : undefined;
    if (kept) {
      element.scrollTop = kept.top;
      if (kept.page > 0) window.scrollTo({ top: kept.page });
    } else if (arrived.current) {
      element.scrollTop = 0;
      if (element.getBoundingClientRect().top < 0) element.scrollIntoView();
    }
    arrived.current = true;

    // Saved on scroll, since the offset is already lost when the container unmounts.
    let position: Position = { name, top: element.scrollTop, page: window.scrollY };
    const note = () => {
      position = { name, top: element.scrollTop, page: window.scrollY };
    };
    const keep = () => write(position);
    element.addEventListener('scroll', note, { passive: true });
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      element.removeEventListener('scroll', note);
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [box, name]);
}

function read(): readonly Position[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as unknown;
    return Array.isArray(stored) ? (stored as Position[]) : [];
  } catch {
    return [];
  }
}

function write(position: Position): void {
  const others = read().filter(({ name }) => name !== position.name);
  sessionStorage.setItem(storageKey, JSON.stringify([position, ...others].slice(0, keptCount)));
}
