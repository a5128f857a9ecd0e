import { runInParts, type BulkItem, type BulkLine } from './runInParts';

const items: BulkItem[] = Array.from({ length: 1240 }, (_, at) => ({ uniqueId: `c${at}`, version: 1 }));
const done = ({ uniqueId }: BulkItem): BulkLine => ({ uniqueId, awbNo: uniqueId, ok: true, message: null, version: 2 });

/** Sends nothing and remembers the parts. */
function sending(answer: (part: readonly BulkItem[], at: number) => readonly BulkLine[]) {
  const parts: { size: number; requestId: string; first: string | undefined }[] = [];
  const send = async (part: readonly BulkItem[], requestId: string) => {
    parts.push({ size: part.length, requestId, first: part[0]?.uniqueId });
    return answer(part, parts.length);
  };
  return { parts, send };
}

test('case 4: 1,240 rows go in 7 parts, each with a key of its own', async () => {
  const { parts, send } = sending((part) => part.map(done));
  const reported: number[] = [];
  const result = await runInParts({
    items,
    size: 200,
    send,
    isStopped: () => false,
    onPart: (_, count) => reported.push(count),
  });
  expect(parts.map(({ size }) => size)).toEqual([200, 200, 200, 200, 200, 200, 40]);
  expect(new Set(parts.map(({ requestId }) => requestId)).size).toBe(7);
  expect(reported).toEqual([200, 400, 600, 800, 1000, 1200, 1240]);
  expect([result.lines.length, result.stopped]).toEqual([1240, false]);
});

test('case 4: Stop after part 3 leaves 600 done', async () => {
  const { parts, send } = sending((part) => part.map(done));
  const result = await runInParts({
    items,
    size: 200,
    send,
    isStopped: () => parts.length === 3,
    onPart: () => undefined,
  });
  expect([result.lines.length, result.total, result.stopped]).toEqual([600, 1240, true]);
});

test('a part without an answer ends the run, and is sent again with its key', async () => {
  const failing = sending((part, at) => {
    if (at === 2) throw new TypeError('Failed to fetch');
    return part.map(done);
  });
  const common = { size: 200, isStopped: () => false, onPart: () => undefined };
  const first = await runInParts({ ...common, items, send: failing.send });
  expect([first.lines.length, first.failure?.code, first.lost?.items.length]).toEqual([200, 'NETWORK', 200]);

  const again = sending((part) => part.map(done));
  await runInParts({ ...common, items: items.slice(200), send: again.send, lost: first.lost });
  expect(again.parts[0]).toEqual({ size: 200, requestId: failing.parts[1]?.requestId, first: 'c200' });
  expect(again.parts.map(({ size }) => size)).toEqual([200, 200, 200, 200, 200, 40]);
});
