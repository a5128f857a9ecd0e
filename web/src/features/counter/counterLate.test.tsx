import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { fakeTime } from '../../testing/lateServer';
import { bookLate, lateDays, type LateLine } from '../../testing/lateCounter';

let realTime = () => {};
beforeEach(() => {
  realTime = fakeTime();
});
afterEach(() => realTime());

const line = (receiver: string, given: Partial<LateLine> = {}): LateLine => ({
  pauseMs: 10,
  receiver,
  weight: 2.5,
  amount: null,
  ...given,
});

test('rates that never answer hold no line longer than three seconds, the second with the same question neither', async () => {
  const { failures, longestWaitMs } = await bookLate({
    lines: [line('Zz One'), line('Zz Two'), line('Zz Three')],
    fates: [{ afterMs: null }],
  });
  expect(failures).toEqual([]);
  expect(longestWaitMs).toBeLessThanOrEqual(3000);
});

/** How many days are tried: LATE_DAYS for longer, LATE_SEED for others. */
const days = Number(process.env.LATE_DAYS ?? 2);
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
});
