/** A recurring background task. */
export interface Loop {
  /** Starts no further round; resolves when the current one is done. */
  stop(): Promise<void>;
}

/** Rounds are `everyMs` apart on average, with jitter, so that several servers do not run in step. */
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
