import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { fakeTime } from '../../testing/lateServer';
import { bookLate, lateDays } from '../../testing/lateCounter';

let realTime = () => {};
beforeEach(() => {
  realTime = fakeTime();
});
afterEach(() => realTime());

/** How many days are tried: LATE_DAYS for longer, LATE_SEED for others. */
const days = Number(process.env.LATE_DAYS ?? 20);
const seed = Number(process.env.LATE_SEED ?? 1);

test(`${days} days of answers that come late, never, failed or out of order: no key is lost, no line waits`, async () => {
  await fc.assert(
    fc.asyncProperty(lateDays, async (day) => {
      const { failures, longestWaitMs } = await bookLate(day);
      expect(failures).toEqual([]);
      expect(longestWaitMs).toBeLessThanOrEqual(3000);
    }),
    { seed, numRuns: days, endOnFailure: true },
  );
}, 3_600_000);
