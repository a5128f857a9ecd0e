import { requiredPermissions } from '../../domain/policy';
import { withRetry } from '../../db/write/retry';
import { Mail } from '../../gateways/mailer/mail.entity';
import { aCall } from '../../testing/aCall';
import { ConsistencyRun } from '../../modules/system/consistency/consistencyRun.entity';
import { startTestServer, type TestServer } from '../../testing/testServer';

const token = 'a token for the metrics of the tests, 32 bytes';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ metricsToken: token, trustProxy: '127.0.0.1' });
});
afterAll(() => server.close());

const scrape = async (headers: Record<string, string> = {}, { origin } = server) => {
  const answer = await fetch(`${origin}/metrics`, { headers });
  // Read to its end: a server does not close while somebody reads a large answer.
  return { status: answer.status, text: await answer.text() };
};

/** Value of a series, given as in the answer; 0 if there is none. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1) ?? 0,
  );
const current = async (series: string) => valueOf((await scrape()).text, series);

describe('who may read the metrics', () => {
  test('a process of this machine', async () => {
    expect((await scrape()).status).toBe(200);
  });

  test('nobody through a proxy without the token, even with a forged address', async () => {
    const forwarded: Record<string, string>[] = [
      { 'x-forwarded-for': '203.0.113.7' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '127.0.0.1, 203.0.113.7' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-real-ip': '127.0.0.1' },
    ];
    for (const headers of forwarded) {
      const { status, text } = await scrape(headers);
      expect({ status, text }).toEqual({ status: 401, text: 'Not allowed' });
    }
  });

  test('anybody with the token, and nobody with another one', async () => {
    const through = { 'x-forwarded-for': '203.0.113.7' };
    const withToken = (given: string) => scrape({ ...through, authorization: `Bearer ${given}` });
    expect((await withToken(token)).status).toBe(200);
    for (const wrong of [token.slice(1), `${token}x`, 'x', server.admin.token ?? '']) {
      expect((await withToken(wrong)).status).toBe(401);
    }
  });

  test('nobody from elsewhere if there is no token', async () => {
    const other = await startTestServer();
    try {
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      expect((await scrape({}, other)).status).toBe(200);
      expect((await scrape(headers, other)).status).toBe(403);
      expect((await scrape({ ...headers, authorization: 'Bearer null' }, other)).status).toBe(403);
    } finally {
      await other.close();
    }
  });
});

describe('the values', () => {
  const operations = (name: string, code: string) =>
    `waybill_operation_duration_seconds_count{operation="${name}",code="${code}"}`;

  test('count operations of both APIs by outcome', async () => {
    const before = (await scrape()).text;
    await server.admin.graphql('{ vendors { rowCount } }');
    await server.admin.rest('GET', 'vendors');
    await server.nobody.graphql('{ vendors { rowCount } }');
    await server.admin.rest('DELETE', 'vendors/00000000-0000-4000-8000-000000000000');
    const after = (await scrape()).text;
    const moved = (series: string) => valueOf(after, series) - valueOf(before, series);
    expect(moved(operations('vendors', 'OK'))).toBe(2);
    expect(moved(operations('vendors', 'UNAUTHENTICATED'))).toBe(1);
    expect(moved(operations('deleteVendor', 'NOT_FOUND'))).toBe(1);
    const route = 'waybill_http_request_duration_seconds_count';
    expect(moved(`${route}{route="GET /api/1.0/vendors",status="200"}`)).toBe(1);
    expect(moved(`${route}{route="POST /graphql",status="200"}`)).toBe(2);
  });

  test('have labels that no client can invent', async () => {
    await server.admin.graphql('query Sesame { sesame: vendors { rowCount } }');
    await server.admin.graphql('{ sesame }');
    await server.admin.rest('GET', 'sesame/sesame?sesame=1');
    await server.admin.rest('GET', 'vendors/sesame');
    await fetch(`${server.origin}/sesame.html`, { method: 'PROPFIND' });
    await fetch(`${server.origin}/sesame`, { headers: { 'user-agent': 'sesame' } });
    const { text } = await scrape();
    expect(text).not.toMatch(/sesame/i);
    expect(text).not.toContain('PROPFIND');
    const named = [...text.matchAll(/operation="([^"]*)"/g)].map(([, name = '']) => name);
    expect(new Set(named).size).toBeGreaterThan(1);
    expect(named.filter((name) => !Object.hasOwn(requiredPermissions, name))).toEqual([]);
  });

  test('tell how much room is left, and what the night has found', async () => {
    const night = { day: '2026-11-24', startedOn: new Date('2026-11-24T00:00:00Z'), findings: null };
    const other = await startTestServer();
    try {
      other.setNow(new Date('2026-11-24T08:00:00Z'));
      await other.app.database.writer
        .getRepository(ConsistencyRun)
        .insert({ ...night, finishedOn: null, differences: null });
      const { text } = await scrape({}, other);
      const headroom = /^waybill_id_headroom_ratio\{table="user"\} (\S+)/m.exec(text)?.[1];
      expect(Number(headroom)).toBeGreaterThan(0.99);
      expect(/^waybill_table_bytes\{table="\w+"\} [1-9]/m.test(text)).toBe(true);
      expect([valueOf(text, 'waybill_check_failed'), /^waybill_check_differences /m.test(text)]).toEqual([1, false]);
      expect(text).toMatch(/^waybill_outbox_mails_failed 0$/m);
    } finally {
      await other.close();
    }
  });

  test('tell the mails that wait', async () => {
    const waiting = 'waybill_outbox_mails_waiting';
    const age = 'waybill_outbox_oldest_due_age_seconds';
    const other = await startTestServer();
    try {
      const now = Date.now();
      const mail = (messageId: string, dueOn: Date | null): Partial<Mail> => ({
        messageId,
        dueOn,
        topic: messageId,
        template: 'AccountLink',
        recipient: 'a@b.test',
        createdOn: new Date(now),
        expiresAt: new Date(now + 1e6),
        attempts: 0,
        claim: null,
        sentOn: null,
        lastError: null,
      });
      await other.app.database.writer
        .getRepository(Mail)
        .insert([mail('sent', null), mail('due', new Date(now - 60_000)), mail('later', new Date(now + 60_000))]);
      const { text } = await scrape({}, other);
      expect(valueOf(text, waiting)).toBe(2);
      expect(valueOf(text, age)).toBeGreaterThanOrEqual(60);
      expect(valueOf(text, age)).toBeLessThan(120);
    } finally {
      await other.close();
    }
  });

  test('include the pools, the event loop, the build and Node itself', async () => {
    const { text } = await scrape();
    expect(text).toMatch(/^waybill_build_info\{version="\d+\.\d+\.\d+",node="v\d+/m);
    for (const pool of ['read', 'write', 'reserved']) {
      expect(valueOf(text, `waybill_db_connections_limit{pool="${pool}"}`)).toBeGreaterThan(0);
      expect(text).toContain(`waybill_db_connections_in_use{pool="${pool}"} 0`);
      expect(text).toContain(`waybill_db_connection_waiters{pool="${pool}"} 0`);
    }
    expect(text).toContain('waybill_db_node_changes 0');
    expect(text).toContain('waybill_event_loop_lag_seconds_bucket');
    expect(text).toContain('process_resident_memory_bytes');
  });

  test('count connections in use and those who wait', async () => {
    const { database } = server.app;
    const open = await database.begin();
    const waiting = database.embedded ? database.begin() : null;
    try {
      expect(await current('waybill_db_connections_in_use{pool="write"}')).toBe(1);
      if (waiting) expect(await current('waybill_db_connection_waiters{pool="write"}')).toBe(1);
    } finally {
      await open.rollback();
      await (await waiting)?.rollback();
    }
    expect(await current('waybill_db_connections_in_use{pool="write"}')).toBe(0);
  });

  test('count reruns by the kind of failure', async () => {
    const reruns = 'waybill_transaction_reruns_total{failure="rerun"}';
    const before = await current(reruns);
    let attempts = 0;
    const contended = async () => {
      attempts += 1;
      if (attempts < 3) throw Object.assign(new Error('deadlock'), { errno: 1213 });
    };
    await withRetry(aCall(server), 'test', contended);
    expect((await current(reruns)) - before).toBe(2);
  });
});
