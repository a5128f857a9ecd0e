import { fakeTime } from '../../testing/lateServer';
import { bookLateInWindow } from '../../testing/lateWindow';

let realTime = () => {};
beforeEach(() => {
  localStorage.clear();
  realTime = fakeTime();
});
afterEach(() => realTime());

test('a booking is saved within three seconds although the rates never answer; the server rates it', async () => {
  const line = { pauseMs: 0, receiver: 'Zz One', weight: 2.5, amount: null };
  const { failures, longestWaitMs } = await bookLateInWindow({ lines: [line], fates: [{ afterMs: null }] });
  expect(failures).toEqual([]);
  expect(longestWaitMs).toBeLessThanOrEqual(3000);
});
