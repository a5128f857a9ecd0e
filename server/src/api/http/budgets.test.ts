import { connect, type Socket } from 'node:net';
import { rawRequest } from '../../testing/rawRequest';
import { startTestServer, type Json, type TestServer } from '../../testing/testServer';
import type { BudgetLimits } from '../../config';
import { Gate } from '../../core/limits/gate';
import { onlyProcess, type Machine } from '../../core/limits/machine';
import { Budgets } from './budgets';
import { CostBudget } from './costBudget';

const generous: BudgetLimits = {
  requestsAtOnce: 100,
  networkRequestsAtOnce: 100,
  networkArrivingAtOnce: 100,
  anonymousAtOnce: 8,
  anonymousCostPerMinute: 1e9,
  userAtOnce: 4,
  userCostPerMinute: 1e9,
  costAtOnce: 1e9,
  answerCharacters: 1e9,
  answerCharactersAtOnce: 1e9,
  maxLagMs: 0,
};
const never = new AbortController().signal;

describe('a gate', () => {
  const gate = () => new Gate({ atOnce: 2, maxWaiting: 1, maxWaitMs: 60_000 });

  test('lets as many in as allowed, one more waits, the next is refused; other clients are not concerned', async () => {
    const ours = gate();
    const [leave] = [await ours.enter('a', never), await ours.enter('a', never)];
    let isIn = false;
    const waiting = ours.enter('a', never).then((leaveLast) => {
      isIn = true;
      return leaveLast;
    });
    await expect(ours.enter('a', never)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 1 });
    await ours.enter('b', never);
    expect(isIn).toBe(false);
    leave?.();
    await waiting;
    expect(isIn).toBe(true);
  });

  test('forgets who has gone, waiting or inside', async () => {
    const ours = gate();
    const leaves = [await ours.enter('a', never), await ours.enter('a', never)];
    const gone = new AbortController();
    const waiting = ours.enter('a', gone.signal);
    gone.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const next = ours.enter('a', never);
    for (const leave of leaves) leave();
    (await next)();
    await ours.enter('a', never);
    await ours.enter('a', never);
  });

  test('weighs: what is too heavy runs alone, and nobody passes it', async () => {
    const ours = new Gate({ atOnce: 10, maxWaiting: 10, maxWaitMs: 60_000 });
    const order: string[] = [];
    const enter = (name: string, weight: number, signal = never) =>
      ours.enter('a', signal, weight).then((leave) => {
        order.push(name);
        return leave;
      });
    const first = await enter('first', 4);
    const heavy = enter('heavy', 50);
    const gone = new AbortController();
    const abandoned = enter('abandoned', 50, gone.signal);
    const light = enter('light', 1);
    expect(order).toEqual(['first']);
    first();
    first();
    const leaveHeavy = await heavy;
    gone.abort();
    await expect(abandoned).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(order).toEqual(['first', 'heavy']);
    leaveHeavy();
    (await light)();
    expect(order).toEqual(['first', 'heavy', 'light']);
  });
});

test("a budget is a minute's worth, and comes back evenly", () => {
  let now = 0;
  const budget = new CostBudget(600, () => now);
  budget.spend('a', 600);
  budget.spend('a', 60);
  expect(() => budget.spend('a', 1)).toThrow(
    expect.objectContaining({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 7 }),
  );
  budget.spend('b', 1);
  now = 6_000;
  budget.spend('a', 1);
});

test('one of two workers lets half as many requests in, and counts what the other has accepted', async () => {
  const told: [string, number][] = [];
  let hear: (client: string, cost: number) => void = () => undefined;
  const machine: Machine = {
    ...onlyProcess,
    workers: 2,
    tellSpent: (client, cost) => void told.push([client, cost]),
    hearSpent: (listener) => {
      hear = listener;
    },
  };
  const limits = { ...generous, networkRequestsAtOnce: 4, anonymousAtOnce: 1, anonymousCostPerMinute: 600 };
  const budgets = new Budgets(limits, machine);
  const ip = '203.0.113.7';
  const leave = await budgets.enter(null, ip, never);
  const waiting = budgets.enter(null, ip, never);
  await expect(budgets.enter(null, ip, never)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  leave();
  (await waiting)();
  budgets.spend(null, ip, 500);
  expect(told).toEqual([[expect.stringContaining('network '), 500]]);
  hear(told[0]?.[0] ?? '', 200);
  expect(() => budgets.spend(null, ip, 1)).toThrow(expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }));
});

describe('on a server', () => {
  let server: TestServer;
  let open: Socket[];
  beforeEach(() => {
    open = [];
  });
  afterEach(async () => {
    for (const socket of open) socket.destroy();
    await server.close();
  });
  const start = async (given: Partial<BudgetLimits>) => {
    server = await startTestServer({ budgets: { ...generous, ...given } });
  };

  /** A request of which only the headers have been sent. */
  const half = (path: string, headers: Record<string, string> = {}) =>
    new Promise<Socket>((heard) => {
      const { hostname, port } = new URL(server.origin);
      const lines = {
        host: 'localhost',
        'content-type': 'application/json',
        'content-length': '100',
        expect: '100-continue',
        ...headers,
      };
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          [`POST ${path} HTTP/1.1`, ...Object.entries(lines).map(([name, value]) => `${name}: ${value}`), '', ''].join(
            '\r\n',
          ),
        ),
      );
      open.push(
        socket
          .on('error', () => undefined)
          .on('data', (data: Buffer) => {
            if (data.toString().startsWith('HTTP/1.1 100')) heard(socket);
          }),
      );
    });
  const asMember = () => ({ authorization: `Bearer ${server.member.token}` });
  const company = async () => {
    const answer = await rawRequest(
      server.origin,
      'POST',
      '/graphql',
      { 'content-type': 'application/json' },
      JSON.stringify({ query: '{ company { name } }' }),
    );
    return { ...answer, body: JSON.parse(answer.text) as Json };
  };

  test('requests at once are counted by network, and in all; health is asked for all the same', async () => {
    for (const [limits, status, code, text] of [
      [
        { networkRequestsAtOnce: 2 },
        429,
        'TOO_MANY_REQUESTS',
        'Too many requests at once; please try again in a moment',
      ],
      [{ requestsAtOnce: 2 }, 503, 'UNAVAILABLE', 'The server is busy; please try again in a moment'],
    ] as const) {
      await start(limits);
      const upload = { ...asMember(), 'content-type': 'multipart/form-data; boundary=x' };
      // An upload that comes in while the company is asked for is refused itself.
      const asked = async () => {
        await half('/api/1.0/users/profile/image', upload);
        return company();
      };
      let refused = await asked();
      for (let n = 0; n < 90 && refused.status === 200; n += 1) refused = await asked();
      expect([refused.status, refused.body.errors]).toEqual([
        status,
        [
          expect.objectContaining({
            message: text,
            extensions: { code, messages: [text], fields: {} },
          }),
        ],
      ]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const rest = await server.member.rest('GET', 'customers?take=1');
      expect(rest).toMatchObject({ status, body: { resultObject: null, hasErrors: true, errors: [text] } });
      expect(Number(rest.headers['retry-after'])).toBeGreaterThan(0);
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
      for (const socket of open) socket.destroy();
      let answer = await company();
      for (let n = 0; n < 200 && answer.status !== 200; n += 1) answer = await company();
      expect(answer.status).toBe(200);
      if (status === 429) await server.close();
    }
  });

  test('unfinished bodies of one network are its own affair', async () => {
    await start({ networkArrivingAtOnce: 3, requestsAtOnce: 2 });
    for (let n = 0; n < 3; n += 1) await half('/graphql');
    let refused = await company();
    for (let n = 0; n < 200 && refused.status === 200; n += 1) refused = await company();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
    expect((await server.member.rest('GET', 'customers?take=1')).status).toBe(200);
  });

  test('a refused request is not parsed', async () => {
    await start({ anonymousCostPerMinute: 2_000 });
    const nonsense = () =>
      rawRequest(server.origin, 'POST', '/graphql', { 'content-type': 'application/json' }, '{'.repeat(10_000));
    const statuses = [await nonsense(), await nonsense(), await nonsense()].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 429]);
  });

  test("one user's requests wait for each other, and nobody else for them", async () => {
    await start({ userAtOnce: 1 });
    const upload = await half('/api/1.0/users/profile/image', {
      ...asMember(),
      'content-type': 'multipart/form-data; boundary=x',
    });
    const other = async () => expect((await server.admin.rest('GET', 'customers?take=1')).status).toBe(200);
    for (let n = 0; n < 5; n += 1) await other();
    let isAnswered = false;
    const waiting = server.member.rest('GET', 'customers?take=1').then(({ status }) => {
      isAnswered = true;
      return status;
    });
    for (let n = 0; n < 5; n += 1) await other();
    expect(isAnswered).toBe(false);
    upload.destroy();
    expect(await waiting).toBe(200);
  });

  test('cost is counted by user, and by network where there is none', async () => {
    await start({ userCostPerMinute: 1_000, anonymousCostPerMinute: 500 });
    const query = '{ customers(search: { take: 5000 }) { rows { id name } } }';
    expect((await server.member.graphql(query)).errors).toBeUndefined();
    const text = 'Too many requests; please try again in a minute';
    expect(await server.member.graphql(query)).toMatchObject({
      status: 429,
      errors: [{ message: text, extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    const rest = await server.member.rest('GET', 'customers?take=1');
    expect(rest).toMatchObject({ status: 429, body: { errors: [text] } });
    expect(Number(rest.headers['retry-after'])).toBeGreaterThan(60);
    expect((await server.admin.rest('GET', 'customers?take=1')).status).toBe(200);
    const answers: number[] = [];
    for (let n = 0; n < 12; n += 1) answers.push((await company()).status);
    expect(answers[0]).toBe(200);
    expect(answers[11]).toBe(429);
  });

  test('nothing is given back for rows before the first', async () => {
    await start({ userCostPerMinute: 10_000 });
    const heavy = 'b: customers(search: { take: 5000 }) { rows { id name company contact } }';
    const negative = `{ a: customers(search: { skip: -2000000000 }) { rowCount } ${heavy} }`;
    expect((await server.member.graphql(negative)).errors?.[0]?.message).toBe('skip must be 0 or more');
    expect((await server.member.graphql('{ me { id } }')).status).toBe(429);
    expect((await server.admin.rest('GET', 'customers?skip=-2000000000')).status).toBe(400);
    for (let n = 0; n < 2; n += 1) await server.admin.rest('GET', 'customers?take=5000');
    expect((await server.admin.rest('GET', 'customers?take=1')).status).toBe(429);
  });

  test('skipped rows are paid', async () => {
    await start({ userCostPerMinute: 10_000 });
    const skipping = '{ customers(search: { skip: 20000, take: 1 }) { rows { id } } }';
    expect((await server.member.graphql(skipping)).errors).toBeUndefined();
    expect((await server.member.graphql(skipping)).status).toBe(429);
    expect((await server.admin.rest('GET', 'customers?take=1&skip=20000')).status).toBe(200);
    expect((await server.admin.rest('GET', 'customers?take=1')).status).toBe(429);
  });
});
