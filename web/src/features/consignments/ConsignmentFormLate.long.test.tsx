import fc from 'fast-check';
import { lateDays } from '../../testing/lateCounter';
import { fakeTime } from '../../testing/lateServer';
import { bookLateInWindow } from '../../testing/lateWindow';

let realTime = () => {};
beforeEach(() => {
  localStorage.clear();
  realTime = fakeTime();
});
afterEach(() => realTime());

/** How many days are tried: LATE_DAYS for longer, LATE_SEED for others. */
const days = Number(process.env.LATE_DAYS ?? 10);
const seed = Number(process.env.LATE_SEED ?? 1);

test(`${days} days in the window of answers that come late, never, failed or out of order`, async () => {
  await fc.assert(
    fc.asyncProperty(lateDays, async (day) => {
      const { failures, longestWaitMs } = await bookLateInWindow(day);
      expect(failures).toEqual([]);
      expect(longestWaitMs).toBeLessThanOrEqual(3000);
    }),
    { seed, numRuns: days, endOnFailure: true },
  );
}, 3_600_000);
