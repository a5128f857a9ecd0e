/** What strangers open, begin and send costs themselves: everybody else is answered. */
import { connect, type Socket } from 'node:net';
import { readConfig } from '../../config';
import { rawRequest } from '../../testing/rawRequest';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
let sockets: Socket[];
beforeEach(async () => {
  sockets = [];
  const { budgets } = readConfig({ DATA_DIR: '/nowhere', JWT_SECRET: 'a secret for the tests, long enough to be one' });
  server = await startTestServer({ budgets: { ...budgets, maxLagMs: 0 } });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** Opens connections from an address of this machine and sends the text; resolves when all are open or refused. */
async function open(count: number, localAddress: string, text = ''): Promise<void> {
  const { hostname, port } = new URL(server.origin);
  const each = () =>
    new Promise<void>((settled) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress }, () => {
        if (text) socket.write(text);
        settled();
      });
      sockets.push(socket.on('error', () => settled()).resume());
    });
  await Promise.all(Array.from({ length: count }, each));
}

/** Staff and a customer who tracks a parcel, each on a connection of their own. */
async function others(): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < 10; n += 1) {
    const list = await rawRequest(server.origin, 'GET', '/api/1.0/customers?take=1', {
      authorization: `Bearer ${server.member.token}`,
    });
    const tracking = await rawRequest(server.origin, 'GET', '/api/1.0/tracking/NONE');
    statuses.push(list.status, tracking.status);
  }
  return [...new Set(statuses)];
}

const half = [
  'POST /graphql HTTP/1.1',
  'host: localhost',
  'content-type: application/json',
  'content-length: 10000',
  '',
  '{"query": "',
].join('\r\n');

test('1,050 silent connections of one network are closed but for its share', async () => {
  await open(1_050, '127.0.1.1');
  expect(await others()).toEqual([200, 404]);
});

test('silent connections of many networks make room', async () => {
  for (let network = 1; network <= 6; network += 1) await open(350, `127.0.${network}.1`);
  expect(await others()).toEqual([200, 404]);
});

test('600 half-sent bodies from two networks hold nobody up', async () => {
  await Promise.all([open(300, '127.0.1.1', half), open(300, '127.0.2.1', half)]);
  expect(await others()).toEqual([200, 404]);
});

test('large bodies of small keys are refused unread, for as long as anybody sends them', async () => {
  const keys = Object.fromEntries(Array.from({ length: 18_200 }, (_, at) => [`k${at}`, 1]));
  const body = JSON.stringify({ query: '{ company { name } }', variables: keys });
  expect(body.length).toBeGreaterThan(187_000);
  const statuses = new Set<number>();
  const stranger = async () => {
    for (let n = 0; n < 20; n += 1) {
      const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
      statuses.add((await rawRequest(server.origin, 'POST', '/graphql', headers, body)).status);
    }
  };
  const [answered] = await Promise.all([staff(), ...Array.from({ length: 5 }, stranger)]);
  expect(answered).toEqual([200]);
  expect([...statuses].filter((status) => status !== 413 && status !== 429)).toEqual([]);

  async function staff() {
    const own: number[] = [];
    for (let n = 0; n < 20; n += 1) own.push((await server.member.rest('GET', 'customers?take=1')).status);
    return [...new Set(own)];
  }
});
