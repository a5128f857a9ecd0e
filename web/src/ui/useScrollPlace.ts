import { useLayoutEffect, useRef, type RefObject } from 'react';

interface ScrollPlace {
  /** Names what the box shows; null while that is not yet known. */
  name: string | null;
  /** Come to by the browser's back or forward. */
  isBack: boolean;
}

interface Position {
  name: string;
  /** Of the box, and of the page around it. */
  top: number;
  page: number;
}

const storageKey = 'scrollPlaces';
const keptCount = 30;

/**
 * Keeps how far a box was scrolled, by what it shows, for as long as the browser's tab is there: leaving and coming
 * back, and a reload, find the same rows. Another search, sort or page in the same box begins at its top.
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

    // When the box is taken away its position is gone already.
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
