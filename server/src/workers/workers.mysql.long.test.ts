/** Real processes: a server of two workers, which are killed, replaced and stopped under load. */
import { existsSync, readdirSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { demoPassword } from '../config';
import { spawnServer, type Spawned } from '../testing/serverProcess';
import { createFromTemplate } from '../testing/templateDatabase';
import { clientOf, freshDatabase } from '../testing/testServer';

let place: Awaited<ReturnType<typeof freshDatabase>>;
const spawned: Spawned[] = [];

beforeAll(async () => {
  place = await freshDatabase(createFromTemplate);
});
afterEach(async () => {
  for (const server of spawned.splice(0)) {
    server.signal('SIGKILL');
    await server.ended;
  }
});
afterAll(() => place.drop());

const spawnHere = (settings: Record<string, string> = {}) => {
  const server = spawnServer(place, { WORKERS: '2', ...settings });
  spawned.push(server);
  return server;
};

/** Processes of the workers that were ever ready, in that order. */
const pidsOf = ({ printed }: Spawned) =>
  [...printed().matchAll(/Worker \d \(process (\d+)\) is ready/g)].map(([, pid]) => Number(pid));

async function startHere(settings: Record<string, string> = {}) {
  const server = spawnHere(settings);
  const origin = await server.origin;
  await server.says('Worker 2 (process');
  return { server, origin, pids: pidsOf(server) };
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** On a connection of its own, unless `agent` keeps one. */
const ask = (url: string, token = '', agent = new Agent()) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    get(url, { agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      answer.on('error', reject);
    }).on('error', reject);
  });

const tokenAt = async (origin: string) => {
  const admin = { emailAddress: 'admin@waybill.test', password: demoPassword };
  const { body } = await clientOf(origin, null).rest('POST', 'account/authenticate', admin);
  return String(body.resultObject.token);
};

const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );
const citiesAnswered = 'waybill_http_request_duration_seconds_count{route="GET /api/1.0/cities",status="200"}';
const timesIn = (text: string, part: string) => text.split(part).length - 1;

describe('two workers', () => {
  test('are one server: their metrics are added, and a limit holds for both', async () => {
    const { server, origin } = await startHere({ USER_COST_PER_MINUTE: '60000', LOG_LEVEL: 'info' });
    const token = await tokenAt(origin);
    const cities = `${origin}/api/1.0/cities?take=1`;
    for (let n = 0; n < 20; n += 1) expect((await ask(cities, token)).status).toBe(200);
    for (const log of ['"worker":1', '"worker":2']) expect(server.printed()).toContain(log);
    for (let n = 0; n < 4; n += 1) {
      const { text } = await ask(`${origin}/metrics`);
      expect([valueOf(text, citiesAnswered), valueOf(text, 'waybill_workers')]).toEqual([20, 2]);
      expect(valueOf(text, 'waybill_db_connections_limit{pool="read"}')).toBe(12);
      expect(text).toMatch(/^waybill_build_info\{[^}]*\} 1$/m);
      expect(text).not.toMatch(/ null$/m);
    }
    // A kept connection stays with one worker.
    const kept = new Agent({ keepAlive: true, maxSockets: 1 });
    let byOne = 0;
    while ((await ask(cities, token, kept)).status === 200) byOne += 1;
    kept.destroy();
    let [byBoth, refused] = [0, 0];
    while (refused < 20) {
      const { status } = await ask(cities, token);
      if (status === 200) [byBoth, refused] = [byBoth + 1, 0];
      else refused += 1;
    }
    expect(byOne).toBeGreaterThan(100);
    // Less than the other worker had left, had it heard nothing.
    expect(byBoth).toBeLessThan(byOne / 2);
  }, 300_000);

  test('one is killed: the other goes on with its background work, a new one comes, and nothing is forgotten', async () => {
    const { server, origin, pids } = await startHere();
    const token = await tokenAt(origin);
    const cities = `${origin}/api/1.0/cities?take=1`;
    for (let n = 0; n < 20; n += 1) expect((await ask(cities, token)).status).toBe(200);
    await ask(`${origin}/metrics`);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await server.says('ended with SIGKILL');
    let answered = 20;
    while (pidsOf(server).length < 3) {
      expect((await ask(cities, token)).status).toBe(200);
      answered += 1;
    }
    const { text } = await ask(`${origin}/metrics`);
    expect([valueOf(text, citiesAnswered), valueOf(text, 'waybill_workers')]).toEqual([answered, 2]);
    const outbox = join(place.dataDir, 'outbox');
    await clientOf(origin, null).rest('POST', 'accountrecovery/forgetpassword', { emailAddress: 'admin@waybill.test' });
    while (!existsSync(outbox) || readdirSync(outbox).length === 0) await ask(cities, token);
  }, 300_000);

  test('both are replaced under load, and no request is refused', async () => {
    const { server, origin, pids } = await startHere({ DRAIN_MS: '1000' });
    const token = await tokenAt(origin);
    let isOver = false;
    const clerks = Array.from({ length: 4 }, async (_, number) => {
      const agent = new Agent({ keepAlive: number % 2 === 0, maxSockets: 1 });
      let answered = 0;
      for (; !isOver; answered += 1) {
        const path = answered % 10 === 0 ? '/readyz' : '/api/1.0/cities?take=5';
        expect(await ask(origin + path, token, agent)).toMatchObject({ status: 200 });
      }
      agent.destroy();
      return answered;
    });
    server.signal('SIGUSR2');
    await Promise.race([server.says('The replacement of the workers has ended'), Promise.all(clerks)]);
    isOver = true;
    for (const answered of await Promise.all(clerks)) expect(answered).toBeGreaterThan(20);
    expect(pidsOf(server)).toHaveLength(4);
    expect(pids.filter(isAlive)).toEqual([]);
    const { text } = await ask(`${origin}/metrics`);
    expect(valueOf(text, 'waybill_workers')).toBe(2);
    // Four starts, beside the load.
  }, 300_000);

  test('told to stop, they say so to balancers, answer all that comes, and end', async () => {
    const { server, origin, pids } = await startHere({ DRAIN_MS: '2000' });
    server.signal('SIGTERM');
    let isReady = true;
    while (isReady) isReady = (await ask(`${origin}/readyz`)).status === 200;
    expect((await ask(`${origin}/healthz`)).status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(server.printed()).not.toMatch(/TypeError|Error:/);
  }, 300_000);

  test('they end with the primary process', async () => {
    const { server, pids } = await startHere();
    server.signal('SIGKILL');
    await server.ended;
    while (pids.some(isAlive)) await new Promise(setImmediate);
  });
});

describe('what cannot be mended by another worker ends the server, and is said once', () => {
  test('the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const server = spawnHere({ PORT: String((other.address() as AddressInfo).port) });
    expect(await server.ended).toBe(1);
    expect(timesIn(server.printed(), 'EADDRINUSE')).toBe(1);
    other.close();
  });

  test('the embedded database has one writer', async () => {
    const server = spawnHere({ DATABASE_URL: '' });
    expect(await server.ended).toBe(1);
    expect(timesIn(server.printed(), 'WORKERS must be 1 without DATABASE_URL')).toBe(1);
  });

  test('a newer program has changed the database: while they run, and at the next start', async () => {
    const { server } = await startHere();
    const database = await createConnection(String(place.databaseUrl));
    await database.query("UPDATE schema_version SET min_program = '99.0.0', changed_by = '99.0.0'");
    await database.end();
    const again = () => spawnHere();
    for (const each of [server, again()]) {
      expect(await each.ended).toBe(1);
      expect(timesIn(each.printed(), 'This database was changed by Waybill 99.0.0')).toBe(1);
    }
  }, 300_000);
});
