import { aCustomer } from '../../testing/factories';
import { startTestServer, type Json, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const company of ['apex', 'Zenith', 'Beta', 'beta', 'BETA 2', 'zebra', 'Apex 2'])
    await aCustomer(server, { company });
});
afterAll(() => server.close());

const companies = async (query: string) =>
  (await server.member.rest('GET', `customers?${query}`)).body.resultObject.map(({ company }: Json) => company);

describe('a list', () => {
  test('sorts from A to Z regardless of case, ties in the order of entry', async () => {
    const sorted = ['apex', 'Apex 2', 'Beta', 'beta', 'BETA 2', 'zebra', 'Zenith'];
    expect(await companies('sortBy=company')).toEqual(sorted);
    expect(await companies('sortBy=company&sortOrder=DESC')).toEqual([...sorted].reverse());
    expect(await companies('sortBy=company&skip=2&take=3')).toEqual(sorted.slice(2, 5));
  });

  test('searches regardless of case, and takes pattern characters for what they are', async () => {
    expect(await companies('searchText=bEtA&sortBy=company')).toEqual(['Beta', 'beta', 'BETA 2']);
    for (const text of ['%', '_', 'b_ta', '!', '\\'])
      expect(await companies(`searchText=${encodeURIComponent(text)}`)).toEqual([]);
    expect(await companies('searchText=%20%20zebra%20')).toEqual(['zebra']);
  });

  test('without a page asked for is its page size long, and ends where the rows end', async () => {
    expect(await companies('skip=6')).toHaveLength(1);
    expect(await companies('skip=7')).toEqual([]);
    for (let number = 0; number < 50; number += 1) await aCustomer(server);
    expect(await companies('')).toHaveLength(50);
    expect((await server.member.rest('GET', 'customers?take=1')).body.rowCount).toBe(57);
  });

  test('goes on behind a row, or back before one, whatever has come and gone meanwhile', async () => {
    const rows = async (query: string) =>
      (await server.member.rest('GET', `customers?sortBy=createdOn&sortOrder=DESC&take=4&${query}`)).body;
    const { resultObject: first } = await rows('');
    const seen = first.map(({ id }: Json) => id);
    for (let number = 0; number < 3; number += 1) await aCustomer(server);
    const last = first.at(-1);
    expect((await server.admin.rest('DELETE', `customers/${last.uniqueId}`)).status).toBe(200);
    const { resultObject: second, rowCount } = await rows(`after=${last.uniqueId}`);
    expect(second.map(({ id }: Json) => id)).toEqual([1, 2, 3, 4].map((step) => seen[3] - step));
    expect(rowCount).toBe(59);
    const { resultObject: back } = await rows(`before=${second[0].id}`);
    expect(back.map(({ id }: Json) => id)).toEqual([seen[0] + 1, ...seen.slice(0, 3)]);
  });

  test('has the fields that the request includes, and not those that it skips', async () => {
    const { data, errors } = await server.member.graphql(
      `query($yes: Boolean!, $no: Boolean!) { customers(search: { take: 1, sortBy: "company" }) { rows {
        company @include(if: $yes) name @skip(if: $no) contact @skip(if: $yes) address @include(if: $no)
      } } }`,
      { yes: true, no: false },
    );
    expect(errors).toBeUndefined();
    expect(data.customers.rows).toEqual([{ company: 'apex', name: expect.any(String) }]);
  });

  test('says which row it does not know, and takes one border at a time', async () => {
    const errors = async (query: string) => (await server.member.rest('GET', `customers?${query}`)).body.errors;
    expect(await errors('after=999999')).toEqual(['Customer not found']);
    expect(await errors('before=nobody-of-this-name')).toEqual(['Customer not found']);
    expect(await errors('after=1&before=2')).toEqual(['after and before cannot be combined']);
    expect(await errors('after=a%20b')).toEqual(['after: Reference must be an id or a uniqueId']);
    const query = 'query($after: RecordRef) { customers(search: { after: $after }) { rowCount } }';
    for (const after of [-1, 1.5]) {
      const answer = await server.member.graphql(query, { after });
      expect(answer.errors?.map(({ message }) => message)).toEqual(['after: Reference must be an id or a uniqueId']);
    }
  });
});
