import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { inTransaction } from '../../db/write/transaction';
import { buildHttp } from '../http/server';
import { seedConsignments } from '../../seed/seedConsignments';
import { aConsignment, aCustomer, bookingOf } from '../../testing/factories';
import { aUser } from '../../testing/people';
import { startTestServer, type Client, type Json, type TestServer } from '../../testing/testServer';

const seededRows = 12_000;
const everything = 'consignments?take=200000';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (let number = 0; number < 5; number += 1) await aCustomer(server);
  await inTransaction(server.app, (db, { clock }) =>
    seedConsignments(db.internal, {
      count: seededRows,
      seed: 5,
      today: clock.today(),
      now: clock.now(),
      timezone: 'Asia/Kolkata',
      days: 40,
    }),
  );
}, 120_000);
afterAll(() => server.close());
afterEach(() => unhook());

let unhook = () => {};

/** Runs `work` before the statement that reads the rows of the given step. */
function beforeStep(step: number, work: () => Promise<unknown>): void {
  const { database } = server.app;
  const { read } = database;
  let steps = 0;
  unhook = () => {
    database.read = read;
  };
  database.read = async (sql, parameters) => {
    const isStep = sql.includes('FROM consignment r WHERE r.id IN');
    if (isStep) steps += 1;
    if (isStep && steps === step) await work();
    return read(sql, parameters);
  };
}

const exported = async (query: string, client: Client = server.member) => {
  const ask = () => client.rest('GET', `consignments?${query}&take=200000`);
  let { status, body } = await ask();
  // The server notices an aborted export slightly later than the client.
  while (status === 429) ({ status, body } = await ask());
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: [] });
  return { rows: body.resultObject as Json[], rowCount: body.rowCount };
};
const ids = (rows: Json[]) => rows.map(({ id }) => id as number);

/** A response stream; nothing is read until requested. */
function opened(
  path: string,
  { client = server.member, origin = server.origin, headers = {} } = {},
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(
      `${origin}/api/1.0/${path}`,
      { headers: { authorization: `Bearer ${client.token}`, ...headers }, agent: false },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) text += chunk;
  return text;
}

describe('an export', () => {
  test.each([
    'sortBy=bookingDate',
    'sortBy=receiver&sortOrder=DESC',
    'sortBy=deliveryDate',
    'sortBy=vendor',
    'serviceType=1',
    'skip=7000',
  ])('holds every row once, in the order of the pages: %s', async (query) => {
    const { rows, rowCount } = await exported(query);
    const skip = query.startsWith('skip') ? 7000 : 0;
    expect(rows).toHaveLength(Number(rowCount) - skip);
    expect(new Set(ids(rows)).size).toBe(rows.length);
    for (const at of [0, 499, 500, 4999, 5000, rows.length - 3].filter((place) => place < rows.length)) {
      const { body } = await server.member.rest(
        'GET',
        `consignments?${query.replace(/skip=\d+/, '')}&skip=${skip + at}&take=3`,
      );
      expect(rows.slice(at, at + 3)).toEqual(body.resultObject);
    }
  });

  test('goes on behind a row, and ends after so many', async () => {
    const { rows } = await exported('sortBy=bookingDate');
    const after = await server.member.rest(
      'GET',
      `consignments?sortBy=bookingDate&take=5300&after=${rows[41].uniqueId}`,
    );
    expect(ids(after.body.resultObject)).toEqual(ids(rows).slice(42, 5342));
    expect(await server.member.rest('GET', `consignments?take=5300&before=${rows[41].uniqueId}`)).toMatchObject({
      status: 400,
      body: { errors: ['take must be 5000 or less with before'] },
    });
  });

  test.each(['sortBy=bookingDate&sortOrder=DESC', 'sortBy=createdOn&sortOrder=DESC', 'sortBy=receiver'])(
    'repeats no row and leaves none out while others book, edit and delete: %s',
    async (query) => {
      const deleted = await aConsignment(server);
      const edited = await aConsignment(server);
      const before = ids((await exported(query)).rows);
      const border = (await exported(query)).rows[4999];
      beforeStep(3, async () => {
        await Promise.all(Array.from({ length: 5 }, () => aConsignment(server)));
        await server.member.rest('DELETE', `consignments/${deleted.uniqueId}`);
        for (const { uniqueId, awbNo } of [edited, border]) {
          await server.member.rest(
            'PUT',
            `consignments/${uniqueId}`,
            await bookingOf(server, { awbNo, receiver: 'Zz Last', bookingDate: '2023-02-01' }),
          );
        }
      });
      const during = ids((await exported(query)).rows);
      expect(new Set(during).size).toBe(during.length);
      const seen = new Set(during);
      const spared = new Set<number>([deleted.id, edited.id, border.id]);
      expect(before.filter((id) => !seen.has(id) && !spared.has(id))).toEqual([]);
    },
  );

  test('leaves other requests their turn between its steps', async () => {
    const answered: number[] = [];
    const order: string[] = [];
    beforeStep(2, async () => {
      order.push('second step');
      answered.push((await server.admin.rest('GET', 'states?take=1')).status);
      order.push('another request');
    });
    const { rows } = await exported('');
    order.push('export');
    expect([answered, order, rows.length >= seededRows]).toEqual([
      [200],
      ['second step', 'another request', 'export'],
      true,
    ]);
  });

  test.each(['identity', 'gzip'])(
    'that fails on its way is never taken for a whole one (%s), and is logged',
    async (encoding) => {
      const lines: string[] = [];
      const http = await buildHttp(server.app, {
        logLevel: 'info',
        logStream: { write: (line) => void lines.push(line) },
      });
      const origin = await http.listen({ port: 0, host: '127.0.0.1' });
      beforeStep(4, () => Promise.reject(new Error('the disk is gone')));
      const answer = await opened(everything, { origin, headers: { 'accept-encoding': encoding } });
      expect([answer.statusCode, answer.headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
      await expect(textOf(answer)).rejects.toThrow('aborted');
      expect(answer.complete).toBe(false);
      await http.close();
      const failures = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
      expect(failures).toContainEqual(
        expect.objectContaining({
          reqId: answer.headers['x-request-id'],
          msg: 'export broken off',
          err: expect.objectContaining({ message: 'the disk is gone' }),
        }),
      );
    },
  );

  test('that cannot begin is refused like any other call', async () => {
    beforeStep(1, () => Promise.reject(new Error('the disk is gone')));
    expect(await server.member.rest('GET', everything)).toMatchObject({
      status: 500,
      body: { errors: ['Something went wrong'] },
    });
    unhook();
    await exported('');
  });
});

describe('the reader of an export', () => {
  /** Resolves after a request's deadline has passed. */
  const pastDeadline = (ms: number) => once(AbortSignal.timeout(ms + 50), 'abort');

  async function withSettings<T>(
    settings: { requestDeadline?: number; exportStall?: number },
    work: () => Promise<T>,
  ): Promise<T> {
    const { config } = server.app;
    const before = { requestDeadline: config.requestDeadline, exportStall: config.exportStall };
    Object.assign(config, settings);
    try {
      return await work();
    } finally {
      Object.assign(config, before);
    }
  }

  test('may be slower than the deadline of a request', () =>
    withSettings({ requestDeadline: 4_000 }, async () => {
      const answer = await opened(everything);
      await pastDeadline(4_000);
      const text = await textOf(answer);
      expect(answer.complete).toBe(true);
      expect(JSON.parse(text)).toMatchObject({ hasErrors: false, errors: [] });
    }));

  test('is let go when it reads no more, and its place is free again', async () => {
    await withSettings({ exportStall: 300 }, async () => {
      const closed = once(server.http.server, 'connection').then(([socket]) => once(socket, 'close'));
      const answer = await opened(everything);
      await closed;
      await expect(textOf(answer)).rejects.toThrow('aborted');
      expect(answer.complete).toBe(false);
    });
    await exported('');
  });

  test('has one at a time; a server has two', async () => {
    const own = await opened(everything);
    const refused = await server.member.rest('GET', everything);
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '30' },
      body: { hasErrors: true, errors: ['Your last export is still being sent; please try again when it has ended'] },
    });
    expect((await server.member.rest('GET', 'consignments?take=5000')).status).toBe(200);
    const other = await opened(everything, { client: server.admin });
    const { client: third } = await aUser(server);
    expect(await third.rest('GET', everything)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      body: { hasErrors: true, errors: ['2 exports are being sent already; please try again in a minute'] },
    });
    for (const answer of [own, other]) {
      const closed = once(answer, 'close');
      answer.destroy();
      await closed;
    }
  });
});
