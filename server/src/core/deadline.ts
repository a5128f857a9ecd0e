import { AppError } from './errors';

/** Where a command stands: once it commits, only the database knows how it ends. */
export interface Phase {
  committing: boolean;
}

/** How long an answer of the database to COMMIT is waited for past the deadline, in milliseconds. */
const commitGrace = 10_000;

export const tookTooLong = () => new AppError('TIMEOUT', 'The request took too long');
export const outcomeUnknown = () =>
  new AppError('TIMEOUT', 'The outcome is not known; please look at the record again');

/**
 * Answers 503 when the deadline passes first. A command that has not begun to commit will not: it writes nothing. One that
 * has is waited for a little longer, so that 'took too long' always means that nothing was written.
 */
export async function withDeadline<T>(deadline: AbortSignal, work: (phase: Phase) => Promise<T>): Promise<T> {
  const phase: Phase = { committing: false };
  let grace: NodeJS.Timeout | undefined;
  let onAbort = () => {};
  const expired = new Promise<never>((_, reject) => {
    onAbort = () => {
      if (!phase.committing) return reject(tookTooLong());
      grace = setTimeout(() => reject(outcomeUnknown()), commitGrace);
    };
    if (deadline.aborted) onAbort();
    deadline.addEventListener('abort', onAbort, { once: true });
  });
  return Promise.race([work(phase), expired]).finally(() => {
    deadline.removeEventListener('abort', onAbort);
    clearTimeout(grace);
  });
}
