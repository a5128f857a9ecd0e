import { inTransaction } from '../../../db/write/transaction';
import { seedConsignments } from '../../../seed/seedConsignments';
import { aCustomer } from '../../../testing/factories';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (let number = 0; number < 5; number += 1) await aCustomer(server);
  await inTransaction(server.app, (db, { clock }) =>
    seedConsignments(db.internal, {
      count: 900,
      seed: 3,
      today: clock.today(),
      now: clock.now(),
      timezone: 'Asia/Kolkata',
      days: 40,
    }),
  );
});
afterAll(() => server.close());

const list = async (query: string) => (await server.member.rest('GET', `consignments?${query}`)).body;
const ids = (rows: Json[]) => rows.map(({ id }) => id as number);

describe('pages from row to row', () => {
  const found = 'serviceType=1';
  const walk = async (sort: string, to: 'after' | 'before', from: number): Promise<number[]> => {
    const { resultObject } = await list(`${found}&${sort}&take=97&${to}=${from}`);
    const page = ids(resultObject);
    if (page.length === 0) return [];
    const next = await walk(sort, to, (to === 'after' ? page.at(-1) : page[0]) ?? 0);
    return to === 'after' ? [...page, ...next] : [...next, ...page];
  };

  test.each(
    [
      'bookingDate',
      'createdOn',
      'deliveryDate',
      'customerAmount',
      'receiver',
      'awbNo',
      'isApproved',
      'deliveryStatus',
      'vendor',
      'deliveryCity',
    ].flatMap((by) => [`sortBy=${by}&sortOrder=ASC`, `sortBy=${by}&sortOrder=DESC`]),
  )('make up the whole list: %s', async (sort) => {
    const whole = ids((await list(`${found}&${sort}&take=5000`)).resultObject);
    expect(whole.length).toBeGreaterThan(200);
    const [first = 0, last = 0] = [whole[0], whole.at(-1)];
    expect([first, ...(await walk(sort, 'after', first))]).toEqual(whole);
    expect([...(await walk(sort, 'before', last)), last]).toEqual(whole);
  });
});
