import { aConsignment, aCustomer } from '../../testing/factories';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { readConfig } from '../../config';
import { jsonCharacters } from '../../core/limits/answerSize';

const characters = 10_000;
const remark = 'x'.repeat(500);
const tooLarge = 'The answer has more than 0.01 MB; ask for fewer rows or fields';

let server: TestServer;
beforeAll(async () => {
  const { budgets } = readConfig({ DATA_DIR: '/nowhere', JWT_SECRET: 'a secret for the tests, long enough to be one' });
  server = await startTestServer({ budgets: { ...budgets, userAtOnce: 50, answerCharacters: characters } });
  const customer = await aCustomer(server);
  for (let n = 0; n < 12; n += 1) await aConsignment(server, {}, { senderId: customer.id, remark });
});
afterAll(() => server.close());

const aliases = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: remark`).join(' ');
const listOf = (count: number) => `{ consignments(search: { take: 5 }) { rows { ${aliases(count)} } } }`;

test('each alias of a text counts', async () => {
  const fits = await server.member.graphql(listOf(3));
  expect(fits.data.consignments.rows).toHaveLength(5);
  expect(await server.member.graphql(listOf(4))).toMatchObject({
    status: 400,
    errors: [{ message: tooLarge, extensions: { code: 'BAD_USER_INPUT', messages: [tooLarge], fields: {} } }],
  });
});

test('a REST list is limited in the same way, and an export by its steps', async () => {
  const fits = await server.member.rest('GET', 'consignments?take=3');
  expect(fits.body.resultObject).toHaveLength(3);
  expect(await server.member.rest('GET', 'consignments?take=12')).toMatchObject({
    status: 400,
    body: { hasErrors: true, errors: [tooLarge], resultObject: null },
  });
  const whole = await server.member.rest('GET', 'consignments?take=6000');
  expect(whole.body.resultObject).toHaveLength(12);
});

test('a change whose answer is too long is saved, and the refusal says so', async () => {
  const { uniqueId } = await aConsignment(server, {}, { remark });
  const change = `mutation { approveConsignment(input: { uniqueId: "${uniqueId}" }) { ${aliases(25)} } }`;
  const { status, errors } = await server.admin.graphql(change);
  expect([status, errors?.[0]?.message]).toEqual([400, `The changes were saved. ${tooLarge}`]);
  const { body } = await server.member.rest('GET', `consignments/${uniqueId}`);
  expect(body.resultObject.isApproved).toBe(true);
});

test('a REST command says the same', async () => {
  const { uniqueId } = await aConsignment(server);
  const others = Array.from({ length: 90 }, (_, at) => ({
    uniqueId: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  }));
  const answer = await server.admin.rest('POST', 'consignments/bulk/approve', { items: [{ uniqueId }, ...others] });
  expect([answer.status, answer.body.errors]).toEqual([400, [`The changes were saved. ${tooLarge}`]]);
  const { body } = await server.member.rest('GET', `consignments/${uniqueId}`);
  expect(body.resultObject.isApproved).toBe(true);
});

test('characters of a value are those of its JSON', () => {
  const values = [
    null,
    'text',
    17.5,
    true,
    new Date(0),
    [],
    {},
    [1, 'a', null],
    { a: 1, b: 'two', c: [{ d: new Date(0), e: [[]] }] },
  ];
  for (const value of values) {
    const length = JSON.stringify(value).length;
    expect(jsonCharacters(value, 1_000)).toBeGreaterThanOrEqual(length);
    expect(jsonCharacters(value, 1_000)).toBeLessThanOrEqual(length + 6);
  }
  const shared = 'y'.repeat(1_000);
  expect(
    jsonCharacters(
      Array.from({ length: 1_000 }, () => shared),
      5_000,
    ),
  ).toBeLessThan(8_000);
});
