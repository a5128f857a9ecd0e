/** Shares one execution, or its outcome, among calls within `ms` milliseconds. */
export function onceWithin<T>(ms: number, work: () => Promise<T>): () => Promise<T> {
  let last: { outcome: Promise<T>; endedAt: number | null } | null = null;
  return () => {
    if (!last || (last.endedAt !== null && performance.now() - last.endedAt > ms)) {
      const current = { outcome: work(), endedAt: null as number | null };
      const end = () => {
        current.endedAt = performance.now();
      };
      current.outcome.then(end, end);
      last = current;
    }
    return last.outcome;
  };
}
