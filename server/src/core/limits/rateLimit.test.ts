import { startTestServer, type TestServer } from '../../testing/testServer';
import { quotas } from './quotaUse.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: '127.0.0.1' });
});
afterAll(() => server.close());

const trackFrom = async (address: string) =>
  (await server.nobody.rest('GET', 'tracking/NO-SUCH-1', undefined, { 'x-forwarded-for': address })).status;

test.each([
  ['the /64 of an IPv6 address', (n: number) => `2001:db8:9:1::${n.toString(16)}`, '2001:db8:9:2::1'],
  [
    'an IPv4 address, however it is written',
    (n: number) => (n % 2 ? '203.0.113.9' : '::ffff:203.0.113.9'),
    '203.0.113.10',
  ],
])('counts %s as one client', async (_, addressOf, elsewhere) => {
  const statuses: number[] = [];
  for (let n = 1; n <= quotas.tracking + 1; n += 1) statuses.push(await trackFrom(addressOf(n)));
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  expect(await trackFrom(elsewhere)).not.toBe(429);
});
