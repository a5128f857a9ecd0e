/** Real processes: a failed start ends the process, and a shutdown causes no failed request. */
import { createServer, type AddressInfo } from 'node:net';
import { Agent, get } from 'node:http';
import { createConnection } from 'mysql2/promise';
import { databaseProxy } from './databaseProxy';
import { spawnServer, type Spawned } from './serverProcess';
import { freshDatabase } from './testServer';

let place: Awaited<ReturnType<typeof freshDatabase>>;
const spawned: Spawned[] = [];
const spawnHere = (settings: Record<string, string> = {}, databaseUrl = place.databaseUrl) => {
  const server = spawnServer({ dataDir: place.dataDir, databaseUrl }, settings);
  spawned.push(server);
  return server;
};

beforeEach(async () => {
  place = await freshDatabase();
});
afterEach(async () => {
  for (const server of spawned.splice(0)) {
    server.signal('SIGKILL');
    await server.ended;
  }
  await place.drop();
});

/** Sends requests on one keep-alive connection. */
const keepAlive = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => keepAlive.destroy());
const ask = (url: string) =>
  new Promise<{ status?: number; connection?: string }>((resolve, reject) => {
    get(url, { agent: keepAlive }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    }).on('error', reject);
  });

describe('a start that fails ends the process with a code and the reason', () => {
  test('the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const server = spawnHere({ PORT: String((other.address() as AddressInfo).port) });
    expect(await server.ended).toBe(1);
    expect(server.printed()).toContain('EADDRINUSE');
    other.close();
  });

  if (process.env.TEST_DATABASE_URL) {
    const here = () => place.databaseUrl ?? '';

    test('the database is not there', async () => {
      const server = spawnHere({}, here().replace(/127\.0\.0\.1:\d+/, '127.0.0.1:1,127.0.0.1:2'));
      expect(await server.ended).toBe(1);
      expect(server.printed()).toMatch(
        /The database cannot be used: 127\.0\.0\.1:1: .*ECONNREFUSED.*; 127\.0\.0\.1:2: /,
      );
    });

    test('the password is wrong', async () => {
      const server = spawnHere({}, here().replace('root@', 'root:wrong@'));
      expect(await server.ended).toBe(1);
      expect(server.printed()).toContain('Access denied');
    });

    test('the database cannot encrypt, and is asked to', async () => {
      const unencrypted = await databaseProxy(here(), { tls: false });
      const server = spawnHere({}, `${unencrypted.url}?ssl=required`);
      expect(await server.ended).toBe(1);
      expect(server.printed()).toContain('Server does not support secure connection');
      await unencrypted.close();
    });

    test('another server goes on starting', async () => {
      const other = await createConnection(here());
      await other.query('CREATE TABLE start_lock (id INT PRIMARY KEY, holder VARCHAR(36) NOT NULL, beat INT NOT NULL)');
      await other.query("INSERT INTO start_lock VALUES (1, 'another server', 0)");
      const server = spawnHere({ START_WAIT_MS: '1000' });
      expect(await server.ended).toBe(1);
      expect(server.printed()).toContain('Another server has been starting on this database for more than 1 s');
      await other.end();
    });

    test('and when the other one is done, the start goes on', async () => {
      const other = await createConnection(here());
      await other.query('CREATE TABLE start_lock (id INT PRIMARY KEY, holder VARCHAR(36) NOT NULL, beat INT NOT NULL)');
      await other.query("INSERT INTO start_lock VALUES (1, 'another server', 0)");
      const server = spawnHere();
      while (!server.printed().includes('database … ')) await other.query('DO SLEEP(0.05)');
      await other.query("UPDATE start_lock SET holder = '' WHERE id = 1");
      expect((await fetch(`${await server.origin}/readyz`)).status).toBe(200);
      await other.end();
    });
  }
});

describe('told to stop', () => {
  test('it says so to balancers first, answers all that comes, and asks clients to come again elsewhere', async () => {
    const server = spawnHere({ DRAIN_MS: '3000' });
    const origin = await server.origin;
    expect((await ask(`${origin}/healthz`)).connection).toBe('keep-alive');
    server.signal('SIGTERM');
    let isReady = true;
    while (isReady) isReady = (await fetch(`${origin}/readyz`)).status === 200;
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ status: 'shutting down' });
    // The kept connection is neither reset nor refused, and closed after the answer.
    expect(await ask(`${origin}/healthz`)).toEqual({ status: 200, connection: 'close' });
    expect(await server.ended).toBe(0);
    expect(server.printed()).not.toMatch(/TypeError|Error:/);
  });

  test('told twice, it ends at once', async () => {
    const server = spawnHere({ DRAIN_MS: '600000' });
    const origin = await server.origin;
    server.signal('SIGTERM');
    while ((await fetch(`${origin}/readyz`)).status === 200);
    server.signal('SIGTERM');
    expect(await server.ended).toBe(1);
  });
});
