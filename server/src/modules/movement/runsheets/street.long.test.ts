/** `STREET_DAYS=1000 STREET_SEED=1 npm test -- server-sqlite street.long` tries that many, and prints what happened. */
import { aStreet, aStreetDay } from '../../../testing/streetDay';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const days = Number(process.env.STREET_DAYS ?? 5);
const firstSeed = Number(process.env.STREET_SEED ?? 101);

test(
  `${days} days of 40 parcels are those of the model`,
  async () => {
    const street = await aStreet(server);
    const total: Record<string, number> = {};
    for (let seed = firstSeed; seed < firstSeed + days; seed += 1) {
      const { expected, found, happened } = await aStreetDay(street, seed, 40);
      expect([seed, found]).toEqual([seed, expected]);
      for (const [what, times] of Object.entries(happened)) total[what] = (total[what] ?? 0) + times;
    }
    expect(Math.min(...Object.values(total))).toBeGreaterThan(0);
    if (process.env.STREET_DAYS) process.stdout.write(`${days} days: ${JSON.stringify(total)}\n`);
  },
  30_000 + days * 20_000,
);
