import { aStreetDay } from '../../../testing/streetDay';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

test.each([1, 2, 3, 4])(
  'whatever the network does to day %i, status, movements, money and pictures are those of the model',
  async (seed) => {
    const { expected, found } = await aStreetDay(server, seed, 8);
    expect(found).toEqual(expected);
  },
);
