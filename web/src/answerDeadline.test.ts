import { api } from './run/api';
import { ask } from './ui/public/request';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_answer, fail) => {
        init?.signal?.addEventListener('abort', () => fail(init.signal?.reason as Error));
      }),
  );
});
afterEach(() => jest.useRealTimers());

test('a connection that hangs fails after a minute: a public page says so', async () => {
  const answer = ask('query Company { company { timezone } }', {});
  await jest.advanceTimersByTimeAsync(60_000);
  const messages = ['The server did not answer. Nothing you typed is lost: please try again'];
  await expect(answer).resolves.toEqual({ failure: { code: 'NETWORK', messages, fields: {} } });
});

test('a connection that hangs fails after a minute: the phone sends again', async () => {
  const failed = jest.fn();
  void api.event('session', { clientEventId: 'one', lineId: 'line', happenedAt: '' }).catch(failed);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
});

test('a photo has ten minutes', async () => {
  const failed = jest.fn();
  void api.picture('session', new Blob(['photo'])).catch(failed);
  await jest.advanceTimersByTimeAsync(599_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledTimes(1);
});
