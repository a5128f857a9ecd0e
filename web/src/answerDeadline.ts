/** Longer than any answer takes. What it ends is `noAnswer` of `failure.ts`. */
const deadlineMs = 60_000;

/** For each request, since a connection may hang for good. Phones from before 2022 have no `AbortSignal.timeout`. */
export function answerDeadline(): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException('No answer', 'TimeoutError')), deadlineMs);
  return late.signal;
}
