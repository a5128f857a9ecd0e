import { Agent, get } from 'node:http';
import { openApp } from '../app';
import { buildHttp } from '../api/http/server';
import { shutdownGracefully } from '../api/http/shutdown';
import { requestContexts } from '../api/http/context';
import { NoInput, query } from '../core/operation/operation';
import { mountRest } from '../api/rest/mount';
import { route, value } from '../core/module/route';
import { secondApp } from './secondServer';
import { freshDatabase, startTestServer, type TestServer } from './testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = async (origin: string, path: string) => {
  const answer = await fetch(origin + path);
  return [answer.status, await answer.json()];
};

/** Another server on the same database, with a route that answers on demand. */
async function anotherServer() {
  const app = await secondApp(server);
  const http = await buildHttp(app, { logLevel: 'silent' });
  let arrived = () => {};
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const may = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = query({
    action: 'company',
    input: NoInput,
    run: async () => {
      arrived();
      await may;
      return true;
    },
  });
  mountRest(http, app, [route('GET', 'slow', { run: slow, answer: value(() => true) })], requestContexts(app));
  return { app, http, origin: await http.listen({ port: 0, host: '127.0.0.1' }), isAsked, answer: () => answer() };
}

describe('readiness', () => {
  test('is alive and ready, and tells so to anybody', async () => {
    expect(await ask(server.origin, '/healthz')).toEqual([200, { status: 'ok' }]);
    expect(await ask(server.origin, '/readyz')).toEqual([200, { status: 'ready' }]);
  });

  test('waits for a migration that is pending', async () => {
    const { writer } = server.app.database;
    const [last] = await writer.query('SELECT * FROM schema_migration ORDER BY id DESC LIMIT 1');
    await writer.query('DELETE FROM schema_migration WHERE id = ?', [last.id]);
    expect(await ask(server.origin, '/readyz')).toEqual([503, { status: 'migrations are pending' }]);
    expect(await ask(server.origin, '/healthz')).toEqual([200, { status: 'ok' }]);
    await writer.query('INSERT INTO schema_migration (id, timestamp, name) VALUES (?, ?, ?)', [
      last.id,
      last.timestamp,
      last.name,
    ]);
    expect(await ask(server.origin, '/readyz')).toEqual([200, { status: 'ready' }]);
  });

  test('proves a write, once for all who ask at the same time', async () => {
    const { app, http, origin } = await anotherServer();
    const { database } = app;
    const readReserved = database.readReserved.bind(database);
    let asked = 0;
    let allHaveAsked = () => {};
    const isDone = new Promise<void>((resolve) => {
      allHaveAsked = resolve;
    });
    // Read just before the write: the write is under way until all have come to it.
    database.readReserved = async (...query) => {
      const rows = await readReserved(...query);
      asked += 1;
      if (asked === 20) setImmediate(allHaveAsked);
      return rows;
    };
    let writes = 0;
    let failure: Error | null = null;
    database.probeWrite = async () => {
      writes += 1;
      await isDone;
      if (failure) throw failure;
    };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(origin, '/readyz')));
    expect([writes, answers]).toEqual([1, Array.from({ length: 20 }, () => [200, { status: 'ready' }])]);
    failure = new Error('database or disk is full');
    let status: unknown = 200;
    while (status === 200) [status] = await ask(origin, '/readyz');
    expect(status).toBe(503);
    await http.close();
    await app.close();
  });

  test('is said while 190 requests wait for their answers', async () => {
    const { app, http, origin, isAsked, answer } = await anotherServer();
    const waiting = Array.from({ length: 190 }, () => ask(origin, '/api/1.0/slow'));
    await isAsked;
    expect(await ask(origin, '/readyz')).toEqual([200, { status: 'ready' }]);
    expect(await ask(origin, '/healthz')).toEqual([200, { status: 'ok' }]);
    answer();
    const statuses = (await Promise.all(waiting)).map(([status]) => Number(status));
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([]);
    await http.close();
    await app.close();
  });

  test('is over when the database is gone; the process lives on', async () => {
    const place = await freshDatabase();
    const app = await openApp({ ...server.app.config, ...place });
    await app.database.writer.runMigrations({ transaction: 'each' });
    const http = await buildHttp(app, { logLevel: 'silent' });
    const origin = await http.listen({ port: 0, host: '127.0.0.1' });
    expect(await ask(origin, '/readyz')).toEqual([200, { status: 'ready' }]);
    await app.close();
    for (let time = 0; time < 25; time += 1) {
      expect(await ask(origin, '/readyz')).toEqual([503, { status: 'the database does not answer' }]);
    }
    expect(await ask(origin, '/healthz')).toEqual([200, { status: 'ok' }]);
    await http.close();
    await place.drop();
  });
});

describe('shutting down', () => {
  test('finishes the request that is under way, and takes no new one', async () => {
    const { app, http, origin, isAsked, answer } = await anotherServer();
    const request = ask(origin, '/api/1.0/slow');
    await isAsked;
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve, reject) => {
      get(`${origin}/healthz`, { agent }, (idle) => idle.resume().on('end', resolve)).on('error', reject);
    });
    const closed = shutdownGracefully(http);
    let isRefused = false;
    while (!isRefused)
      isRefused = await fetch(`${origin}/healthz`).then(
        ({ status }) => status === 503,
        () => true,
      );
    answer();
    expect(await request).toEqual([200, { resultObject: true, hasErrors: false, errors: [] }]);
    // The agent never ends its idle connection itself.
    await closed;
    agent.destroy();
    await app.close();
  });

  test('does not wait for ever', async () => {
    const { app, http, origin, isAsked } = await anotherServer();
    const request = ask(origin, '/api/1.0/slow');
    const cut = expect(request).rejects.toThrow('fetch failed');
    await isAsked;
    await shutdownGracefully(http, { maxWaitMs: 50 });
    await cut;
    await app.close();
  });
});
