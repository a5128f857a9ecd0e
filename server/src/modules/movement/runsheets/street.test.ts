import { aStreet, aStreetDay } from '../../../testing/streetDay';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

test.each([1, 2, 3, 4])(
  'whatever network and phones do on day %i, status, movements, money, payments and pictures are those of the model',
  async (seed) => {
    const { expected, found } = await aStreetDay(await aStreet(server), seed, 8);
    expect(found).toEqual(expected);
  },
);
