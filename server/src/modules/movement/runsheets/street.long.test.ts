import { aStreetDay } from '../../../testing/streetDay';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

/** STREET_DAYS=1000 for all of them. */
const days = Number(process.env.STREET_DAYS ?? 5);

test(`${days} days of 40 parcels are those of the model`, async () => {
  for (let seed = 101; seed <= 100 + days; seed += 1) {
    const { expected, found } = await aStreetDay(server, seed, 40);
    expect([seed, found]).toEqual([seed, expected]);
    server.setNow(null);
  }
});
