import { withDeadline } from './deadline';

afterEach(() => {
  jest.useRealTimers();
});

const never = new Promise<never>(() => undefined);

test('work that does not end in time is refused', async () => {
  const deadline = new AbortController();
  const answer = withDeadline(deadline.signal, () => never);
  deadline.abort();
  await expect(answer).rejects.toMatchObject({ code: 'TIMEOUT', message: 'The request took too long' });
  await expect(withDeadline(deadline.signal, () => never)).rejects.toMatchObject({ code: 'TIMEOUT' });
});

test('a commit that is under way is waited for, so that a refusal means that nothing was written', async () => {
  const deadline = new AbortController();
  let committed = (_: string) => {};
  const answer = withDeadline(deadline.signal, (phase) => {
    phase.committing = true;
    return new Promise<string>((resolve) => {
      committed = resolve;
    });
  });
  deadline.abort();
  committed('written');
  await expect(answer).resolves.toBe('written');
});

test('a commit that does not come back is told as what it is: unknown', async () => {
  jest.useFakeTimers();
  const deadline = new AbortController();
  const answer = withDeadline(deadline.signal, (phase) => {
    phase.committing = true;
    return never;
  });
  deadline.abort();
  jest.advanceTimersByTime(10_000);
  await expect(answer).rejects.toMatchObject({
    code: 'TIMEOUT',
    message: 'The outcome is not known; please look at the record again',
  });
});

test('neither a result nor a failure leaves a listener behind', async () => {
  const { signal } = new AbortController();
  const remove = jest.spyOn(signal, 'removeEventListener');
  await withDeadline(signal, async () => 1);
  await expect(withDeadline(signal, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(remove).toHaveBeenCalledTimes(2);
});
