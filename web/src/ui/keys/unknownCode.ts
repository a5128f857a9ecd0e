/** Who takes a scanned code that no booking has; nobody does unless a screen says so. */
import { useEffect, useRef } from 'react';

type Taker = (code: string) => boolean;

let takers: readonly Taker[] = [];

/** True if a screen has taken the code. */
export const offerUnknown = (code: string): boolean => takers.at(-1)?.(code) ?? false;

/** `take` returns false if it has no use for the code now. */
export function useUnknownCode(take: Taker): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const own: Taker = (code) => latest.current(code);
    takers = [...takers, own];
    return () => {
      takers = takers.filter((other) => other !== own);
    };
  }, []);
}
