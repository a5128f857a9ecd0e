/** Longer than any answer takes, once the question has arrived. */
const deadlineMs = 60_000;

/** For each request, since a connection may hang for good. Phones from before 2022 have no `AbortSignal.timeout`. */
export function answerDeadline(ms = deadlineMs): AbortSignal {
  const late = new AbortController();
  setTimeout(() => late.abort(new DOMException('No answer', 'TimeoutError')), ms);
  return late.signal;
}
