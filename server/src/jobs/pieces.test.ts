import { inPieces, progressText, type Progress } from './pieces';

const roundOf = (stopping: AbortSignal = new AbortController().signal) => {
  const told: unknown[] = [];
  const metrics = {
    backfill: (name: string, { total, done }: { total: number; done: number }) => void told.push([name, done, total]),
  };
  return { told, round: { name: 'name_folded', log: { info: () => undefined }, metrics, stopping } };
};

const piecesOf = (all: readonly (Progress | null | Error)[]) => {
  let at = 0;
  return async () => {
    const next = all[at++] ?? null;
    if (next instanceof Error) throw next;
    return next;
  };
};

const at = (done: number): Progress => ({ total: 4_000, done, isFinished: done === 4_000 });

test('pieces follow each other to the end, and the metric follows them', async () => {
  const { round, told } = roundOf();
  expect(await inPieces(round, piecesOf([at(2_000), at(4_000)]))).toBe(true);
  expect(told).toEqual([
    ['name_folded', 2_000, 4_000],
    ['name_folded', 4_000, 4_000],
  ]);
});

test('a piece that the database refuses for now is done again', async () => {
  const { round } = roundOf();
  const deadlock = Object.assign(new Error('Deadlock found'), { errno: 1213, code: 'ER_LOCK_DEADLOCK' });
  expect(await inPieces(round, piecesOf([at(2_000), deadlock, at(4_000)]))).toBe(true);
});

test('a round ends when another server does the work, or this one stops', async () => {
  expect(await inPieces(roundOf().round, piecesOf([at(2_000), null]))).toBe(false);
  const stop = new AbortController();
  let pieces = 0;
  const stopped = inPieces(roundOf(stop.signal).round, async () => {
    pieces += 1;
    stop.abort();
    return at(2_000);
  });
  expect([await stopped, pieces]).toEqual([false, 1]);
});

test.each([
  [620_000, 0.4, 'Backfill name_folded: 62 % of 10,00,000, 3 min left'],
  // Rows that were added since they were counted.
  [1_000_001, 0.4, 'Backfill name_folded: 99 % of 10,00,000, 0 min left'],
])('progress names the share, the whole and the time that is left', (done, msPerRow, text) => {
  expect(progressText('name_folded', { total: 1_000_000, done, isFinished: false }, msPerRow)).toBe(text);
});
