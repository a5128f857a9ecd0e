import { outcomeUnknown, tookTooLong } from './errors';

/** Progress of a command. Once it is committing, only the database knows the outcome. */
export interface Phase {
  committing: boolean;
  /** An earlier COMMIT of this command got no answer, and nothing has told its outcome since. */
  inDoubt: boolean;
}

/** How long to wait for the answer to COMMIT after the deadline, in milliseconds. */
const commitGrace = 10_000;

/**
 * Rejects with 503 when the deadline passes before `work` is done. A command that has not started to commit then writes
 * nothing. One that has is awaited a little longer, so that 'took too long' always means that nothing was written.
 */
export async function withDeadline<T>(
  deadline: AbortSignal,
  work: (phase: Phase) => Promise<T>,
  isKeyed = false,
): Promise<T> {
  const phase: Phase = { committing: false, inDoubt: false };
  let grace: NodeJS.Timeout | undefined;
  let onAbort = () => {};
  const expired = new Promise<never>((_, reject) => {
    onAbort = () => {
      if (phase.inDoubt) return reject(outcomeUnknown(isKeyed));
      if (!phase.committing) return reject(tookTooLong());
      grace = setTimeout(() => reject(outcomeUnknown(isKeyed)), commitGrace);
    };
    if (deadline.aborted) onAbort();
    deadline.addEventListener('abort', onAbort, { once: true });
  });
  return Promise.race([work(phase), expired]).finally(() => {
    deadline.removeEventListener('abort', onAbort);
    clearTimeout(grace);
  });
}
