/** Work that is done again and again beside the requests. */
export interface Loop {
  /** No further round begins; resolves when the one under way is done. */
  stop(): Promise<void>;
}

/** Rounds are `everyMs` apart on average, with jitter, so that several servers don't work in step. */
export function repeat(
  everyMs: number,
  work: (stopping: AbortSignal) => Promise<unknown>,
  onError: (error: unknown) => void,
): Loop {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout;
  let round: Promise<unknown> = Promise.resolve();
  const wait = () => {
    if (stopping.signal.aborted) return;
    timer = setTimeout(
      () => {
        round = work(stopping.signal).catch(onError).finally(wait);
      },
      everyMs * (0.75 + Math.random() / 2),
    );
    timer.unref();
  };
  wait();
  return {
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}
