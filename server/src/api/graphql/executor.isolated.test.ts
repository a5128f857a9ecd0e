import { compileQuery } from 'graphql-jit';
import { startTestServer, type TestServer } from '../../testing/testServer';

jest.mock('graphql-jit', () => {
  const actual = jest.requireActual<typeof import('graphql-jit')>('graphql-jit');
  return { ...actual, compileQuery: jest.fn(actual.compileQuery) };
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const compiled = () => jest.mocked(compileQuery).mock.calls.length;

test('a document is compiled when somebody signed in asks it again, and once', async () => {
  const query = 'query Named { company { name } }';
  const before = compiled();
  for (let n = 0; n < 3; n += 1)
    expect((await server.nobody.graphql(query)).data).toEqual({ company: { name: 'Waybill' } });
  expect((await server.member.graphql(query)).data).toEqual({ company: { name: 'Waybill' } });
  expect(compiled() - before).toBe(0);
  for (let n = 0; n < 3; n += 1)
    expect((await server.admin.graphql(query)).data).toEqual({ company: { name: 'Waybill' } });
  expect(compiled() - before).toBe(1);
  expect((await server.nobody.graphql(query)).data).toEqual({ company: { name: 'Waybill' } });
  expect(compiled() - before).toBe(1);
});

test('what is kept is bounded by length: after many long documents the first is compiled anew', async () => {
  const padded = (n: number) => `query Padded${n} { company { name } } # ${'x'.repeat(30_000)}`;
  const twice = async (query: string) => {
    await server.member.graphql(query);
    await server.member.graphql(query);
  };
  const before = compiled();
  for (let n = 0; n < 6; n += 1) await twice(padded(n));
  expect(compiled() - before).toBe(6);
  await twice(padded(5));
  expect(compiled() - before).toBe(6);
  await twice(padded(0));
  expect(compiled() - before).toBe(7);
});
