import { command, NoInput, query } from '../../core/operation/operation';
import { route, value } from '../../core/module/route';
import { statementText } from '../../db/read/statements';
import { rawRequest } from '../../testing/rawRequest';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { mountRest } from '../rest/mount';
import { requestContexts } from './context';
import { buildHttp } from './server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ slowRequestMs: 250 });
});
afterAll(() => server.close());

interface SlowLine {
  reqId: string;
  route: string;
  operations: string[];
  ms: number;
  statementCount: number;
  statements: { sql: string; count: number; ms: number }[];
}

/** Sends a request of the admin to a server that writes its log here; returns the log and its lines of slow requests. */
async function logOf(path: string, headers: Record<string, string> = {}) {
  let log = '';
  const http = await buildHttp(server.app, { logLevel: 'info', logStream: { write: (line) => void (log += line) } });
  const pause = () => new Promise((resolve) => setTimeout(resolve, 300));
  const slow = command({
    action: 'company',
    input: NoInput,
    run: async ({ db }) => {
      await pause();
      for (const name of ['Sesame-1', 'Sesame-2', 'Sesame-3']) {
        await db.query('SELECT id FROM customer WHERE name = ? AND id IN (?, ?, ?)', [name, 1, 2, 3]);
      }
      await db.query("SELECT 'Sesame-4' AS literal, 4711 AS number", []);
    },
  });
  const many = query({
    action: 'company',
    input: NoInput,
    run: async ({ db }) => {
      await pause();
      for (let column = 0; column < 30; column += 1) await db.query(`SELECT id AS c_${column} FROM vendor`);
    },
  });
  const answer = value(() => true);
  mountRest(
    http,
    server.app,
    [route('POST', 'slow', { run: slow, answer }), route('GET', 'many', { run: many, answer })],
    requestContexts(server.app),
  );
  const origin = await http.listen({ port: 0, host: '127.0.0.1' });
  const authorization = `Bearer ${server.admin.token}`;
  const method = path === 'slow' ? 'POST' : 'GET';
  const { status } = await rawRequest(origin, method, `/api/1.0/${path}`, { authorization, ...headers });
  await http.close();
  const lines = log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SlowLine & { msg: string });
  return { status, log, slow: lines.filter(({ msg }) => msg === 'slow request') };
}

test('the log of a slow request names its operation and statements, and no value', async () => {
  const headers = { 'idempotency-key': 'Sesame-key', 'user-agent': 'Sesame-agent' };
  const { status, log, slow } = await logOf('slow', headers);
  expect(status).toBe(200);
  expect(slow).toHaveLength(1);
  const [line] = slow;
  expect(line).toMatchObject({ route: 'POST /api/1.0/slow', operations: ['company'] });
  expect(line?.reqId).toMatch(/^[0-9a-f-]{36}$/);
  expect(line?.ms).toBeGreaterThanOrEqual(250);
  const repeated = line?.statements.find(({ sql }) => sql.startsWith('SELECT id FROM customer'));
  expect(repeated).toMatchObject({ sql: 'SELECT id FROM customer WHERE name = ? AND id IN (?, …)', count: 3 });
  expect(line?.statements.map(({ sql }) => sql)).toEqual(
    expect.arrayContaining(['SELECT ? AS literal, ? AS number', expect.stringMatching(/COMMIT$/)]),
  );
  for (const { ms } of line?.statements ?? []) expect(ms).toBeGreaterThanOrEqual(0);
  expect(log).not.toMatch(/Sesame|4711/);
  expect(log).not.toContain(server.admin.token);
});

test('it names at most ten statements and counts all', async () => {
  const [line] = (await logOf('many')).slow;
  expect(line?.statements).toHaveLength(10);
  expect(line?.statementCount).toBeGreaterThanOrEqual(30);
});

test('a request below the threshold has no such line', async () => {
  server.app.config.slowRequestMs = 60_000;
  expect((await logOf('vendors?take=1')).slow).toEqual([]);
});

test('a text of a statement has no literals, and lists of placeholders are short', () => {
  expect(statementText("SELECT 1 FROM t WHERE a = 'it''s' AND b = -1.5e3 AND c2 = x'00ff' LIMIT 10")).toBe(
    'SELECT ? FROM t WHERE a = ? AND b = -? AND c2 = x? LIMIT ?',
  );
  expect(statementText("SELECT 'a \\' b', 0xff, \"t1\".`c3` FROM t1")).toBe('SELECT ?, …, "t1".`c3` FROM t1');
  expect(statementText("SELECT 'never closed")).toBe('SELECT ?');
  expect(statementText('INSERT INTO t (a, b) VALUES (?, ?), (?, ?),\n  (?, ?)')).toBe(
    'INSERT INTO t (a, b) VALUES (?, …), …',
  );
  expect(statementText(`SELECT ${'x, '.repeat(1000)}`).length).toBeLessThan(650);
});
