import { useEffect } from 'react';

let shown: () => void;

/** Resolves when the first screen stands and has asked for its rows; what it does without is loaded afterwards. */
export const firstScreen = new Promise<void>((resolve) => {
  shown = resolve;
});

/** Stands beside the screen, within what waits for its program. */
export function FirstScreenShown() {
  useEffect(() => shown(), []);
  return null;
}

let unanswered = 0;

export async function countUnanswered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  unanswered += 1;
  try {
    return await answer;
  } finally {
    unanswered -= 1;
  }
}

const pauseMs = 3_000;

/** Does the work once the first screen has its rows and a little later still, so that on a slow line it takes nothing from them. */
export function useAfterFirstScreen(work: () => void): void {
  useEffect(() => {
    let timer: number | undefined;
    const wait = () => {
      timer = window.setTimeout(() => (unanswered > 0 ? wait() : work()), pauseMs);
    };
    let isWanted = true;
    void firstScreen.then(() => isWanted && wait());
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [work]);
}
