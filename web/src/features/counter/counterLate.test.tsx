import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { fakeTime, LateServer, pass, passUntil } from '../../testing/lateServer';
import { bookLate, lateAnswers, lateDays, newClerk, openCounter, type LateLine } from '../../testing/lateCounter';

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

test('a number that is taken is told when its field is left, and an answer that hangs holds no key', async () => {
  const holder = { __typename: 'AwbMatch', kind: 'Consignment', uniqueId: 'c77', awbNo: 'TAKEN1' };
  const answers = {
    ...lateAnswers([]),
    AwbHolder: ({ code }: Record<string, unknown>) => ({ findAwb: code === 'TAKEN1' ? [holder] : [] }),
  };
  let afterMs: number | null = 0;
  const server = new LateServer(answers, (name) => ({ afterMs: name === 'AwbHolder' ? afterMs : 0 }));
  const { user } = openCounter(newClerk(), server);
  await passUntil(() => screen.queryByLabelText('Sender') !== null, 1000);
  const enter = async (awbNo: string) => {
    screen.getByLabelText('AWB No').focus();
    await user.keyboard(awbNo);
    await user.tab();
    await pass(100);
  };
  await enter('taken1');
  expect(screen.getByLabelText('AWB No')).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('AwbNo TAKEN1 is already taken');
  await enter('free1');
  expect(screen.getByLabelText('AWB No')).toBeValid();

  afterMs = null;
  await enter('other1');
  expect(screen.getByLabelText('Service')).toHaveFocus();
  await user.keyboard('s{Tab}');
  expect(screen.getByLabelText('Parcel')).toHaveFocus();
});

test('Shift+F2 leads to the goods value, and F2 back', async () => {
  const { user } = openCounter(newClerk(), new LateServer(lateAnswers([]), () => ({ afterMs: 0 })));
  await passUntil(() => screen.queryByLabelText('Sender') !== null, 1000);
  await user.keyboard('{Shift>}{F2}{/Shift}');
  expect(screen.getByLabelText('Goods Value')).toHaveFocus();
  await user.keyboard('{Tab}{Tab}{Tab}');
  expect(screen.getByLabelText('Dimensions')).toHaveFocus();
  await user.keyboard('{F2}');
  expect(screen.queryByLabelText('Goods Value')).toBeNull();
  expect(screen.getByLabelText('Amount')).toHaveFocus();
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
