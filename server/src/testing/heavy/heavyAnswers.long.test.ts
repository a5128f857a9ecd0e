import { startHeavyServer, type HeavyServer } from './heavyServer';
import { strain } from './strain';

const longAnswers = 150;

let server: HeavyServer;
beforeAll(async () => {
  server = await startHeavyServer({ users: 13, heapMb: 768 });
}, 120_000);
afterAll(() => server.stop());

test('twelve users who ask for the longest answers at once stop neither the server nor anybody else', async () => {
  const { origin, pid, tokens } = server;
  const found = await strain({ origin, pid }, { seed: 1, tokens, atOnce: 4, goOn: (done) => done < longAnswers });
  expect(server.printed()).not.toContain('heap limit');
  expect(server.isAlive()).toBe(true);
  // Answered, refused as too large, or told to come back.
  expect(Object.keys(found.statuses).filter((status) => !['200', '400', '429', '503'].includes(status))).toEqual([]);
  expect([found.statuses[200] ?? 0, found.statuses[400] ?? 0].every((count) => count > 5)).toBe(true);
  expect(found.longest).toBeLessThan(17_000_000);
  expect(found.lightRefusals).toEqual([]);
  expect(found.peakMb).toBeLessThan(1_024);
  expect(found.lightMs.length).toBeGreaterThan(10);
}, 300_000);
