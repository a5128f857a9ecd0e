import { RequestKey } from './requestKey.entity';
import { command, NoInput } from './operation';
import { aCall } from '../../testing/aCall';
import { bookingOf, unused } from '../../testing/factories';
import { startTestServer, type Client, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const aCustomerBody = () => ({ name: 'Once', company: `Once ${unused()}`, contact: '1' });
const create = (key: string, body: Record<string, unknown>, who: Client = server.member) =>
  who.rest('POST', 'customers', body, { 'idempotency-key': key });
const known = async (company: string) =>
  (await server.member.rest('GET', `customers?searchText=${company}`)).body.rowCount;

describe('an idempotency key', () => {
  test('sent twenty times at once makes one record, and everybody gets it', async () => {
    const body = aCustomerBody();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('twenty', body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await known(body.company)).toBe(1);
  });

  test('many keys, each sent thrice at once, fill the pool and go through all the same', async () => {
    const bodies = Array.from({ length: 30 }, aCustomerBody);
    const answers = await Promise.all([...bodies, ...bodies, ...bodies].map((body) => create(body.company, body)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ body }) => body.resultObject.id)).size).toBe(30);
  });

  test('gives the first answer again, as it was then', async () => {
    const body = await bookingOf(server);
    const first = await server.member.rest('POST', 'consignments', body, { 'idempotency-key': 'booked' });
    const { uniqueId } = first.body.resultObject;
    await server.member.rest('POST', `consignments/${uniqueId}/histories`, {
      action: 'Left',
      city: 'Pune',
      deliveryStatus: 2,
    });
    const again = await server.member.rest('POST', 'consignments', body, { 'idempotency-key': 'booked' });
    expect(again.body).toEqual(first.body);
    expect(again.body.resultObject).toMatchObject({ version: 1, deliveryStatus: 1, vendor: { name: 'DTDC' } });
  });

  test('is one and the same through both APIs', async () => {
    const mutation = `mutation($input: CreateCustomerInput!, $key: String) {
      createCustomer(input: $input, clientRequestId: $key) { id company }
    }`;
    const body = aCustomerBody();
    const { data } = await server.member.graphql(mutation, { input: body, key: 'both' });
    expect((await create('both', body)).body.resultObject.id).toBe(data.createCustomer.id);
  });

  test('with another body is refused', async () => {
    const body = aCustomerBody();
    await create('other', body);
    expect(await create('other', { ...body, contact: '2' })).toMatchObject({
      status: 409,
      body: { errors: ['This idempotency key was used for another request'] },
    });
    const reordered = { contact: body.contact, company: body.company, name: body.name };
    expect((await create('other', reordered)).status).toBe(200);
    expect(await known(body.company)).toBe(1);
  });

  test('belongs to who sent it and what it asked for, to the letter', async () => {
    const ids = new Set<number>();
    for (const [key, who] of [
      ['mine', server.member],
      ['mine', server.admin],
      ['MINE', server.member],
    ] as const) {
      ids.add((await create(key, aCustomerBody(), who)).body.resultObject.id);
    }
    expect(ids.size).toBe(3);
    const booked = await server.member.rest('POST', 'consignments', await bookingOf(server), {
      'idempotency-key': 'mine',
    });
    expect(booked.status).toBe(200);
  });

  test('of a refused attempt is free again', async () => {
    const taken = await bookingOf(server);
    await server.member.rest('POST', 'consignments', taken);
    const book = (body: Record<string, unknown>) =>
      server.member.rest('POST', 'consignments', body, { 'idempotency-key': 'refused' });
    expect((await book(taken)).status).toBe(409);
    expect((await book({ ...taken, packet: 0 })).status).toBe(400);
    expect((await book({ ...taken, awbNo: `${taken.awbNo}A` })).status).toBe(200);
  });

  test('is at most 100 characters long', async () => {
    expect(await create('x'.repeat(101), aCustomerBody())).toMatchObject({
      status: 400,
      body: { errors: ['Idempotency key must have at most 100 characters'] },
    });
  });

  test('makes an update whose answer was lost repeatable, though its version is gone', async () => {
    const {
      body: { resultObject },
    } = await create('put', aCustomerBody());
    const { uniqueId, version } = resultObject;
    const change = (key: string) =>
      server.member.rest(
        'PUT',
        `customers/${uniqueId}`,
        { name: 'Twice', company: resultObject.company, contact: '2', version },
        { 'idempotency-key': key },
      );
    const first = await change('put');
    expect(first.body.resultObject).toMatchObject({ name: 'Twice', version: version + 1 });
    expect((await change('put')).body).toEqual(first.body);
    expect((await change('other put')).status).toBe(409);
  });

  test('comes in the header to GraphQL too; of several calls in one request each has its own', async () => {
    const {
      body: {
        resultObject: { uniqueId, version, company },
      },
    } = await create('header', aCustomerBody());
    const input = { uniqueId, version, name: 'Twice', company, contact: '2' };
    const update = (
      key: string,
      mutation = 'mutation($input: UpdateCustomerInput!) { updateCustomer(input: $input) { version name } }',
    ) => server.member.graphql(mutation, { input }, { 'idempotency-key': key });
    const first = await update('lost');
    expect(first.data.updateCustomer).toEqual({ version: version + 1, name: 'Twice' });
    expect((await update('lost')).data).toEqual(first.data);
    expect((await update('not lost')).errors?.[0]?.extensions.code).toBe('CONFLICT');

    const two = `mutation($one: CreateCustomerInput!, $other: CreateCustomerInput!) {
      one: createCustomer(input: $one) { id } other: createCustomer(input: $other) { id }
    }`;
    const variables = { one: aCustomerBody(), other: aCustomerBody() };
    const both = await server.member.graphql(two, variables, { 'idempotency-key': 'two' });
    expect(both.data.one.id).not.toBe(both.data.other.id);
    expect((await server.member.graphql(two, variables, { 'idempotency-key': 'two' })).data).toEqual(both.data);
  });

  test('remembers an answer of any length', async () => {
    const long = command({
      action: 'company',
      input: NoInput,
      run: async () => ({ text: 'é'.repeat(100_000), list: [1, null, true] }),
    });
    const first = await long(new NoInput(), aCall(server, { key: 'long' }));
    expect(await long(new NoInput(), aCall(server, { key: 'long' }))).toEqual(first);
  });

  test('remembers no secret', async () => {
    const signIn = { emailAddress: 'member@waybill.test', password: 'Waybill@2026' };
    const before = await server.app.database.reader.manager.count(RequestKey);
    const first = await server.nobody.rest('POST', 'account/authenticate', signIn, { 'idempotency-key': 'sign-in' });
    const again = await server.nobody.rest('POST', 'account/authenticate', signIn, { 'idempotency-key': 'sign-in' });
    expect(again.body.resultObject.token).not.toBe(first.body.resultObject.token);
    expect(await server.app.database.reader.manager.count(RequestKey)).toBe(before);
    const answer = { name: 'A', passwordHash: 'argon', nested: { token: 'jwt', kept: 1 } };
    const leaking = command({ action: 'company', input: NoInput, run: async () => answer });
    await leaking(new NoInput(), aCall(server, { key: 'leak' }));
    expect(await leaking(new NoInput(), aCall(server, { key: 'leak' }))).toEqual({ name: 'A', nested: { kept: 1 } });
  });
});
