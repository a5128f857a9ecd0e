import { TrackingUnavailable } from './trackingUnavailable';

/**
 * Runs `run` with a signal that aborts after `timeoutMs` or with `outer`, and settles then even if `run` ignores the
 * signal. (On Node 20 `AbortSignal.any` with `AbortSignal.timeout` may be garbage-collected before it fires.)
 */
export async function withTimeout<T>(
  timeoutMs: number,
  outer: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const cancelled = () => {
    const reason: unknown = outer.reason;
    return reason instanceof TrackingUnavailable ? reason : new TrackingUnavailable('cancelled');
  };
  if (outer.aborted) throw cancelled();
  const inner = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let onCancel = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const abort = (reason: TrackingUnavailable) => {
      inner.abort(reason);
      reject(reason);
    };
    onCancel = () => abort(cancelled());
    timer = setTimeout(() => abort(new TrackingUnavailable('timed out')), timeoutMs);
  });
  outer.addEventListener('abort', onCancel, { once: true });
  try {
    return await Promise.race([run(inner.signal), aborted]);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', onCancel);
  }
}
