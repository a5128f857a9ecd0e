import { aConsignment } from '../../../testing/factories';
import { startTestServer, type RestAnswer, type TestServer } from '../../../testing/testServer';
import { visitWriterOf } from './visitWriter';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/131.0.0.0 Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/18.1 Mobile/15E148 Safari/604.1';

const cookieOf = ({ headers }: RestAnswer) => String(headers['set-cookie'] ?? '');
const open = (page: string, headers: Record<string, string> = {}) =>
  server.nobody.rest('POST', 'counter', { page }, headers);

/** A browser that keeps its cookie. */
async function aVisitor(userAgent = chrome) {
  const cookie = cookieOf(await open('/', { 'user-agent': userAgent })).split(';')[0] ?? '';
  return { headers: { cookie, 'user-agent': userAgent }, visitorId: cookie.replace('visitor=', '') };
}

/** Writes the deferred page views. */
const writeLater = () => visitWriterOf(server.app, server.http.log).writeLater();

async function rowOf(visitorId: string) {
  await writeLater();
  const { body } = await server.admin.rest('GET', 'counter?take=200');
  return body.resultObject.find((row: { visitorId: string }) => row.visitorId === visitorId);
}

describe('visits', () => {
  test('the first page gives the visitor a cookie for a year that scripts cannot read', async () => {
    const answer = await open('/about', { 'user-agent': iPhone });
    expect(answer).toMatchObject({ status: 200, body: { resultObject: true, hasErrors: false } });
    expect(cookieOf(answer)).toMatch(/^visitor=[0-9a-f-]{36}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('one row per visitor: browser, device, system, address and the last page', async () => {
    const { headers, visitorId } = await aVisitor();
    const before = (await server.admin.rest('GET', 'counter')).body.rowCount;
    await open('/contact?name=Farida#top', headers);
    expect(await rowOf(visitorId)).toMatchObject({
      visitorId,
      browser: 'Chrome 131',
      device: 'Desktop',
      operatingSystem: 'Windows 10',
      ipAddress: '127.0.0.1',
      page: '/contact',
      search: 0,
      tracking: 0,
      enquirySent: 0,
    });
    expect((await server.admin.rest('GET', 'counter')).body.rowCount).toBe(before);
    const { visitorId: byPhone } = await aVisitor(iPhone);
    expect(await rowOf(byPhone)).toMatchObject({
      browser: 'Safari 18',
      device: 'Mobile Apple iPhone',
      operatingSystem: 'iOS 18.1',
    });
  });

  test('an id that we did not give begins a new visit', async () => {
    const made = 'aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee';
    const answer = await open('/', { cookie: `visitor=${made}`, 'user-agent': '' });
    expect(cookieOf(answer)).not.toContain(made);
    expect(await rowOf(made)).toBeUndefined();
    expect((await open('/', { cookie: 'visitor=%00%F0%9F%98%80' })).status).toBe(200);
  });

  test('looking up a known number adds to tracking, an unknown one to search, an enquiry to enquirySent', async () => {
    const { headers, visitorId } = await aVisitor();
    const { awbNo } = await aConsignment(server);
    await Promise.all([1, 2, 3].map(() => server.nobody.rest('GET', `tracking/${awbNo}`, undefined, headers)));
    await server.nobody.rest('GET', 'tracking/NOSUCHNUMBER', undefined, headers);
    const enquiry = { enquiryType: 1, name: 'F', email: 'f@example.in', message: 'Hello' };
    await server.nobody.rest('POST', 'enquiries', enquiry, headers);
    expect(await rowOf(visitorId)).toMatchObject({ tracking: 3, search: 1, enquirySent: 1, page: '/' });
  });

  test('somebody without a cookie is a visitor from the first look-up on', async () => {
    const answer = await server.nobody.rest('GET', 'tracking/NOSUCHNUMBER', undefined, { 'user-agent': chrome });
    expect(answer.status).toBe(404);
    const visitorId = cookieOf(answer).split(';')[0]?.replace('visitor=', '') ?? '';
    expect(await rowOf(visitorId)).toMatchObject({ search: 1, tracking: 0 });
  });

  test('admins alone see the rows, newest first, sorted by any column', async () => {
    const { body } = await server.admin.rest('GET', 'counter');
    const created = body.resultObject.map((row: { createdOn: string }) => row.createdOn);
    expect(created).toEqual([...created].sort().reverse());
    const { data } = await server.admin.graphql(
      '{ visits(search: { sortBy: "lastVisit", sortOrder: DESC, take: 1 }) { rowCount rows { visitorId lastVisit } } }',
    );
    expect(data.visits.rowCount).toBe(body.rowCount);
    const columns = ['browser', 'device', 'operatingSystem', 'ipAddress', 'page', 'search', 'tracking', 'enquirySent'];
    for (const column of columns) {
      expect((await server.admin.rest('GET', `counter?sortBy=${column}`)).status).toBe(200);
    }
    expect((await server.member.rest('GET', 'counter')).status).toBe(403);
    expect((await server.nobody.rest('GET', 'counter')).status).toBe(401);
  });

  test('a page is required, and a text that is none of ours is refused', async () => {
    expect((await server.nobody.rest('POST', 'counter', {})).body.errors).toEqual(['Page is required']);
    expect((await open('/'.repeat(201))).status).toBe(400);
  });
});

describe('many visitors at once', () => {
  /** The kinds of transactions that begin during `work`. */
  async function transactions(work: () => Promise<unknown>): Promise<number> {
    const { database } = server.app;
    const { begin } = database;
    let begun = 0;
    database.begin = (...given) => {
      begun += 1;
      return begin(...given);
    };
    try {
      await work();
    } finally {
      database.begin = begin;
    }
    return begun;
  }

  test('are counted together, each with its page', async () => {
    const visitors = await Promise.all(Array.from({ length: 30 }, () => aVisitor()));
    const pages = visitors.map((_, number) => `/page-${number}`);
    const begun = await transactions(() =>
      Promise.all(visitors.map(({ headers }, at) => open(pages[at] ?? '', headers))),
    );
    expect(begun).toBeLessThan(10);
    const rows = await Promise.all(visitors.map(({ visitorId }) => rowOf(visitorId)));
    expect(rows.map(({ page }) => page)).toEqual(pages);
  });

  test('one that opens page after page costs the database nothing, and its last page counts', async () => {
    const { headers, visitorId } = await aVisitor();
    await open('/first', headers);
    const begun = await transactions(async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, (_, number) => open(`/${number}`, headers)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await open('/last', headers);
    });
    expect(begun).toBeLessThanOrEqual(1);
    expect(await rowOf(visitorId)).toMatchObject({ page: '/last' });
  });

  test('new ones come in together too, each with a row and a cookie of its own', async () => {
    const before = (await server.admin.rest('GET', 'counter')).body.rowCount ?? 0;
    const answers: RestAnswer[] = [];
    const begun = await transactions(async () => {
      answers.push(...(await Promise.all(Array.from({ length: 40 }, () => open('/', { 'user-agent': chrome })))));
    });
    expect(begun).toBeLessThan(12);
    expect(new Set(answers.map((answer) => cookieOf(answer).split(';')[0])).size).toBe(40);
    expect((await server.admin.rest('GET', 'counter')).body.rowCount).toBe(before + 40);
  });
});
