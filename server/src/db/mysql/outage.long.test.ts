/** Client-visible behaviour while the database is down, refuses or hangs. Only with TEST_DATABASE_URL. */
import type { FastifyInstance } from 'fastify';
import { openApp } from '../../app';
import type { App } from '../../core/module/app.types';
import { buildHttp } from '../../api/http/server';
import { databaseProxy, type DatabaseProxy } from '../../testing/databaseProxy';
import { aCustomer } from '../../testing/factories';
import { clientOf, startTestServer, type Client, type TestServer } from '../../testing/testServer';
import { withStartLock } from '../startLock';
import { chooseNode } from './nodes';

describe('which node is used', () => {
  const now = 100_000;
  const [long, short, away] = [now - 60_000, now - 3_000, null];

  test.each([
    ['the one in use, as long as it answers', [long, long, long], 0, 0],
    ['the first that answers when it does not', [away, away, short], 0, 2],
    ['the one in use when none answers', [away, away, away], 1, 1],
    ['still the other one, when the first has just come back', [short, long], 1, 1],
    ['the first again, when it has been back for a while', [long, long], 1, 0],
    ['one that has just come back, when there is no other', [short, away], 1, 0],
  ])('%s', (_, since, current, expected) => expect(chooseNode(since, current, now)).toBe(expected));
});

if (process.env.TEST_DATABASE_URL) {
  let server: TestServer;
  let nodes: DatabaseProxy[];
  let app: App;
  let http: FastifyInstance;
  let member: Client;
  const unavailable = 'The database is not available now; please try again';

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** Starts a server with this many proxies in front of its database, one per node. */
  async function behind(count: number, overrides = {}): Promise<void> {
    nodes = await Promise.all(Array.from({ length: count }, () => databaseProxy(server.app.config.databaseUrl ?? '')));
    const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const databaseUrl = nodes[0]?.url.replace(/127\.0\.0\.1:\d+/, hosts) ?? '';
    app = await openApp({ ...server.app.config, databaseUrl, ...overrides });
    http = await buildHttp(app, { logLevel: 'silent' });
    member = clientOf(await http.listen({ port: 0, host: '127.0.0.1' }), server.member.token);
  }
  afterEach(async () => {
    await http?.close();
    await app?.close();
    for (const node of nodes ?? []) await node.close();
  });
  const node = (at: number) => nodes[at] as DatabaseProxy;

  test('of several nodes none that is read-only is used', async () => {
    const { writer } = server.app.database;
    await writer.query('SET GLOBAL read_only = ON');
    try {
      await expect(behind(2)).rejects.toThrow(
        /^The database cannot be used: .*: the node is read-only; .*: the node is read-only$/,
      );
    } finally {
      await writer.query('SET GLOBAL read_only = OFF');
    }
  });

  /** Answers of both APIs' entry points. */
  async function answers(): Promise<unknown[]> {
    const rest = async (client: Client, method: 'GET' | 'POST', path: string, body?: object) => {
      const answer = await client.rest(method, path, body);
      return [answer.status, answer.body.errors, answer.headers['retry-after']];
    };
    const answerOf = async (asked: Promise<Response>, messages: (body: never) => string[]) => {
      const answer = await asked;
      return [answer.status, messages((await answer.json()) as never), answer.headers.get('retry-after')];
    };
    const { listeningOrigin: origin } = http;
    const authorization = `Bearer ${member.token}`;
    const graphql = fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ customers(search: {}) { rowCount } }' }),
    });
    const image = fetch(`${origin}/dynamic/images/profile`, { headers: { authorization } });
    return Promise.all([
      rest(member, 'GET', 'customers'),
      rest(member, 'POST', 'customers', { name: 'A', company: 'B', contact: '1' }),
      rest(clientOf(origin, null), 'GET', 'tracking/UNKNOWN-1'),
      answerOf(graphql, ({ errors }: { errors: { message: string }[] }) => errors.map(({ message }) => message)),
      answerOf(image, ({ errors }: { errors: string[] }) => errors),
    ]);
  }
  const everywhere = (message: string) => Array.from({ length: 5 }, () => [503, [message], '5']);

  test.each([
    ['too many connections', 'connect', 1040],
    ['a server that shuts down', 'SELECT', 1053],
    ['a node that has left its cluster', 'SELECT', 1047],
    ['a full disk', 'SELECT', 1021],
  ])('%s: 503 in words, by every door; and well again afterwards', async (_, statement, errno) => {
    await behind(1);
    if (statement === 'connect')
      await Promise.all(
        [app.database.reader.query('KILL CONNECTION_ID()'), app.database.writer.query('KILL CONNECTION_ID()')].map(
          (killed) => killed.catch(() => undefined),
        ),
      );
    node(0).refuse(statement, errno);
    const said = await answers();
    expect(said).toEqual(everywhere(unavailable));
    node(0).thaw();
    expect((await member.rest('GET', 'customers')).status).toBe(200);
  });

  test('a server that takes long to start goes on counting, so that no other takes over', async () => {
    const { database } = server.app;
    const beat = async (): Promise<number> => (await database.reader.query('SELECT beat FROM start_lock'))[0].beat;
    const { taken, held } = await withStartLock(database, 1_000, async () => {
      const taken = await beat();
      while ((await beat()) === taken) await database.reader.query('DO SLEEP(0.1)');
      return { taken, held: await beat() };
    });
    expect(held).toBeGreaterThan(taken);
  });

  test('a database that is gone: 503 in words, by every door', async () => {
    await behind(1);
    await node(0).close();
    expect(await answers()).toEqual(everywhere(unavailable));
  });

  test('an error that nobody knows stays a failure of ours', async () => {
    await behind(1);
    node(0).refuse('SELECT', 1054);
    const { status, body } = await member.rest('GET', 'customers');
    expect([status, body.errors]).toEqual([500, ['Something went wrong']]);
    expect(body.requestId).toEqual(expect.any(String));
  });

  test('a node that stands still is left: what was under way is done by another one, once', async () => {
    await behind(3);
    await member.rest('GET', 'customers');
    node(0).freeze();
    const booked = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        member.rest(
          'POST',
          'customers',
          { name: 'A', company: `Frozen ${n}`, contact: '1' },
          { 'idempotency-key': `frozen-${n}` },
        ),
      ),
    );
    expect(booked.map(({ status }) => status)).toEqual(booked.map(() => 200));
    expect((await member.rest('GET', 'customers?searchText=Frozen')).body.rowCount).toBe(12);
    expect(node(1).seen('INSERT INTO `customer`')).toBe(12);
    node(0).thaw();
    expect((await member.rest('GET', 'customers?searchText=Frozen')).body.rowCount).toBe(12);
  });

  test('three hosts with ports: each may be the one that is left', async () => {
    await behind(3);
    for (const at of [0, 1]) {
      await node(at).close();
      expect((await member.rest('POST', 'customers', { name: 'A', company: `Left ${at}`, contact: '1' })).status).toBe(
        200,
      );
    }
    expect((await member.rest('GET', 'customers?searchText=Left')).body.rowCount).toBe(2);
  });

  test('a row that somebody holds stops nobody but those who want it', async () => {
    await behind(1, { requestDeadline: 18_000 });
    const { id, uniqueId } = await aCustomer(server);
    const holder = await server.app.database.begin();
    await holder.manager.query('SELECT id FROM customer WHERE id = ? FOR UPDATE', [id]);
    const held = Promise.all(
      Array.from({ length: 60 }, () =>
        member.rest('PUT', `customers/${uniqueId}`, { name: 'A', company: 'Held', contact: '2' }),
      ),
    );
    let isOver = false;
    void held.then(() => {
      isOver = true;
    });
    for (let round = 0; round < 20; round += 1) {
      const list = await member.rest('GET', 'customers?take=1');
      const ready = await fetch(`${http.listeningOrigin}/readyz`);
      expect([list.status, ready.status, isOver]).toEqual([200, 200, false]);
    }
    const refused = await held;
    await holder.rollback();
    for (const { status, body, headers } of refused) {
      expect([status, headers['retry-after']]).toEqual([503, '5']);
      expect(['Somebody else is changing this record now; please try again', unavailable]).toContain(body.errors[0]);
    }
    expect(
      (await member.rest('PUT', `customers/${uniqueId}`, { name: 'A', company: 'Held', contact: '2' })).status,
    ).toBe(200);
  });

  test('a statement without an end is ended before the deadline of who asked', async () => {
    await behind(1, { requestDeadline: 2_000 });
    // MySQL knows a bare COUNT(*) without reading.
    const endless = 'SELECT MAX(a.id + b.id + c.id + d.id) AS n FROM city a, city b, city c, city d';
    await expect(app.database.read(endless, [])).rejects.toThrow();
    // On a busy machine the connection may be given up before the database has ended the statement; it ends it all the same.
    const running = `SELECT ID FROM information_schema.PROCESSLIST WHERE INFO LIKE '%MAX(a.id%' AND ID <> CONNECTION_ID()`;
    let left: unknown[];
    do left = await server.app.database.reader.query(running);
    while (left.length > 0);
    expect(left).toEqual([]);
  });
}
