import { repeat } from './repeat';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('rounds follow one another, never two at once, about as far apart as asked', async () => {
  let running = 0;
  let rounds = 0;
  const loop = repeat(
    1000,
    async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      rounds += 1;
      running -= 1;
    },
    () => {},
  );
  await jest.advanceTimersByTimeAsync(749);
  expect(rounds).toBe(0);
  await jest.advanceTimersByTimeAsync(100_000);
  expect(rounds).toBeGreaterThan(75);
  expect(rounds).toBeLessThan(140);
  await loop.stop();
});

test('a round that fails is told, and the next one comes', async () => {
  const told: unknown[] = [];
  let rounds = 0;
  const loop = repeat(
    1000,
    async () => {
      rounds += 1;
      throw new Error(`round ${rounds}`);
    },
    (error) => told.push(error),
  );
  await jest.advanceTimersByTimeAsync(5000);
  await loop.stop();
  expect(rounds).toBeGreaterThan(1);
  expect(told).toHaveLength(rounds);
});

test('stopping tells the round under way, waits for it, and begins no other', async () => {
  let finish = () => {};
  let told = false;
  let rounds = 0;
  const loop = repeat(
    1000,
    (stopping) =>
      new Promise<void>((resolve) => {
        rounds += 1;
        stopping.addEventListener('abort', () => {
          told = true;
        });
        finish = resolve;
      }),
    () => {},
  );
  await jest.advanceTimersByTimeAsync(1500);
  let stopped = false;
  const stop = loop.stop().then(() => {
    stopped = true;
  });
  await jest.advanceTimersByTimeAsync(5000);
  expect({ told, stopped, rounds }).toEqual({ told: true, stopped: false, rounds: 1 });
  finish();
  await stop;
  await jest.advanceTimersByTimeAsync(5000);
  expect(rounds).toBe(1);
});
