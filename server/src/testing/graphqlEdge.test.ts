import { rawRequest } from './rawRequest';
import { bookingOf } from './factories';
import { startTestServer, type Json, type TestServer } from './testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const refused = async (query: string, variables = {}) => {
  const { data, errors } = await server.member.graphql(query, variables);
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors?.[0]?.extensions.messages).toEqual(errors?.map(({ message }) => message).slice(0, 1));
  return errors?.[0]?.message;
};

describe('what one request may ask', () => {
  test('depth, also by way of fragments', async () => {
    const nested = (depth: number): string => (depth === 0 ? 'name' : `ofType { ${nested(depth - 1)} }`);
    const fields = (depth: number): string => (depth === 0 ? 'id' : `a { ${fields(depth - 1)} }`);
    expect(await refused(`{ ${fields(11)} }`)).toMatch(/Cannot query field/);
    expect(await refused(`{ ${fields(12)} }`)).toBe('The query is nested deeper than 12 levels');
    expect(await refused(`{ ${fields(1_600)} }`)).toBe('The query is nested deeper than 12 levels');
    expect(await refused(`{ customers(search: ${'['.repeat(2_400)}${']'.repeat(2_400)}) { rowCount } }`)).toBe(
      'The query is nested deeper than 12 levels',
    );
    const fragments = Array.from({ length: 13 }, (_, at) => `fragment F${at} on Query { a { ...F${at + 1} } }`).join(
      ' ',
    );
    expect(await refused(`{ ...F0 } ${fragments} fragment F13 on Query { id }`)).toBe(
      'The query is nested deeper than 12 levels',
    );
    const introspection = `{ __type(name: "Consignment") { fields { type { ${nested(8)} } } } }`;
    expect((await server.member.graphql(introspection)).errors).toBeUndefined();
  });

  test('aliases and operations, also by way of fragments', async () => {
    const aliased = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: firstName`).join(' ');
    expect((await server.member.graphql(`{ me { ${aliased(30)} } }`)).errors).toBeUndefined();
    expect(await refused(`{ me { ${aliased(31)} } }`)).toBe('The query has more than 30 aliases');
    expect(await refused(`{ me { ...A } } fragment A on User { ${aliased(31)} }`)).toBe(
      'The query has more than 30 aliases',
    );
    const many = (count: number) => Array.from({ length: count }, (_, at) => `c${at}: company { name }`).join(' ');
    expect((await server.member.graphql(`{ ${many(15)} }`)).errors).toBeUndefined();
    for (const query of [
      `{ ${many(16)} }`,
      `{ ... on Query { ${many(16)} } }`,
      `{ ...A } fragment A on Query { ${many(16)} }`,
    ]) {
      expect(await refused(query)).toBe('The query has more than 15 operations');
    }
  });

  test('a few lines that stand for a billion fields are measured without writing them out', async () => {
    const doubling = Array.from(
      { length: 30 },
      (_, at) => `fragment F${at} on Company { ...F${at + 1} ...F${at + 1} }`,
    ).join(' ');
    expect(await refused(`{ company { ...F0 } } ${doubling} fragment F30 on Company { name }`)).toBe(
      'The query has more than 1000 fields',
    );
    const cyclic = await refused('{ company { ...A } } fragment A on Company { ...B } fragment B on Company { ...A }');
    expect(cyclic).toContain('Cannot spread fragment "A" within itself');
  });

  test('length: the parser does not even begin', async () => {
    expect(await refused(`{ company { ${'name '.repeat(6_000)} } }`)).toBe('The query has more than 5000 tokens');
    expect(await refused(`{ company { name } } # ${'x'.repeat(100_000)}`)).toBe(
      'The query has more than 100000 characters',
    );
    const many = Array.from({ length: 61 }, (_, at) => `query Q${at} { company { name } }`).join(' ');
    expect(await refused(many)).toBe('The query has more than 60 definitions');
  });

  test('the same field again and again, also by way of fragments and of levels: each pair would be compared', async () => {
    const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(' ');
    const tooOften = 'The query selects a field more than 20 times';
    expect((await server.member.graphql(`{ company { ${times(20, 'name')} } }`)).errors).toBeUndefined();
    expect(await refused(`{ company { ${times(21, 'name')} } }`)).toBe(tooOften);
    expect(await refused(`{ me { ${times(21, '... on User { firstName }')} } }`)).toBe(tooOften);
    expect(await refused(`{ ${times(5, `company { ${times(5, 'name')} }`)} }`)).toBe(tooOften);
    expect(await refused(`{ company { name } } fragment Unused on Company { ${times(21, 'name')} }`)).toBe(tooOften);
  });

  test('fragments within each other in every way are refused by their circle, not by the time they take', async () => {
    const names = Array.from({ length: 40 }, (_, at) => `F${at}`);
    const all = names.map((name) => `...${name}`).join(' ');
    const circles = names.map((name) => `fragment ${name} on Query { ${all} }`).join(' ');
    expect(await refused(`{ ${all} } ${circles}`)).toMatch(/^Cannot spread fragment "F\d+" within itself/);
  });

  test('cost: rows times fields', async () => {
    const page = (at: number) =>
      `p${at}: consignments(search: { take: 5000 }) {
        rows { id uniqueId awbNo receiver packet vendorId senderId remark isVpp isApproved }
      }`;
    expect((await server.member.graphql(`{ ${page(1)} }`)).errors).toBeUndefined();
    const query = `{ ${Array.from({ length: 8 }, (_, at) => page(at)).join(' ')} }`;
    expect(await refused(query)).toMatch(/^The query costs \d+, more than 400000; ask for fewer rows or fields$/);
    const byVariable = query.replace('{ p0', 'query($take: Int) { p0').replaceAll('take: 5000', 'take: $take');
    expect(await refused(byVariable, { take: 5000 })).toMatch(/^The query costs/);
    expect((await server.member.graphql(byVariable, { take: 10 })).errors).toBeUndefined();
    const padding = Array.from({ length: 2_000 }, () => 1);
    expect(await refused(byVariable, { take: 5000, padding })).toMatch(/^The query costs/);
    expect((await server.member.graphql(byVariable, { take: 10, padding })).errors).toBeUndefined();
  });

  test('a subscription is refused', async () => {
    expect(await refused('subscription { a }')).toBe('There are no subscriptions');
  });

  test('a batch is refused', async () => {
    const one = { query: '{ company { name } }' };
    const answer = await rawRequest(
      server.origin,
      'POST',
      '/graphql',
      { 'content-type': 'application/json' },
      JSON.stringify([one, one]),
    );
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
});

describe('errors', () => {
  const book = 'mutation($input: BookConsignmentInput!) { bookConsignment(input: $input) { uniqueId } }';
  const named = async (given: Record<string, unknown>) => ({
    ...(await bookingOf(server)),
    serviceType: 'Air',
    parcelType: 'Box',
    paymentMode: 'Credit',
    ...given,
  });

  test('variables of the wrong kind are named by their field, without the value', async () => {
    const secret = 'Sesame-1234';
    const wrong: Record<string, [value: unknown, text: string]> = {
      vendorAmount: [secret, 'vendorAmount: Amount has too many decimals or is not a number'],
      actualWeight: [{ secret }, 'actualWeight: Weight must be a number'],
      bookingDate: [secret, 'bookingDate: Date must be a calendar date YYYY-MM-DD'],
      paymentMode: [secret, 'paymentMode: must be one of Cash, Credit, ToPay, Balance'],
      serviceType: [{ secret }, 'serviceType: must be one of Air, Surface'],
      packet: [secret, 'packet: must be a whole number'],
      receiver: [{ secret }, 'receiver: must be a string'],
      isVpp: [secret, 'isVpp: must be true or false'],
      vendorId: [`${secret} !`, 'vendorId: Reference must be an id or a uniqueId'],
      unheardOf: [secret, 'Unknown field unheardOf'],
    };
    for (const [field, [value, text]] of Object.entries(wrong)) {
      const { errors } = await server.member.graphql(book, { input: await named({ [field]: value }) });
      expect(errors).toEqual([
        expect.objectContaining({
          message: text,
          extensions: { code: 'BAD_USER_INPUT', messages: [text], fields: { [field]: [text] } },
        }),
      ]);
      expect(JSON.stringify(errors)).not.toContain(secret);
    }
    const all = await server.member.graphql(book, { input: await named({ packet: secret, isVpp: secret }) });
    expect(all.errors?.[0]?.extensions.messages).toEqual([
      'packet: must be a whole number',
      'isVpp: must be true or false',
    ]);
  });

  test('what is required is said, and nothing submitted comes back from a document', async () => {
    const cases: Record<string, string> = {
      'mutation($input: BookConsignmentInput!) { bookConsignment(input: $input) { uniqueId } }': 'input: is required',
      'mutation($input: RecordInput!) { approveConsignment(input: $input) { uniqueId } }': 'input: is required',
    };
    for (const [query, text] of Object.entries(cases)) expect(await refused(query)).toBe(text);
    const approve = 'mutation($input: RecordInput!) { approveConsignment(input: $input) { uniqueId } }';
    const partial = await server.member.graphql(approve, { input: {} });
    expect(partial.errors?.[0]?.message).toBe('uniqueId is required');
    const documents = [
      '{ customers(search: { skip: "Sesame-1234" }) { rowCount } }',
      '{ customers(search: { sortOrder: Sesame1234 }) { rowCount } }',
      '{ customers(search: { sortOrder: "Sesame-1234" }) { rowCount } }',
      '{ consignments(search: { fromDate: "Sesame-1234" }) { rowCount } }',
      '{ consignments(search: { vendorId: ["Sesame 1234"] }) { rowCount } }',
      '{ consignments(search: "Sesame-1234") { rowCount } }',
      '{ customers(search: { searchText: { a: "Sesame-1234" } }) { rowCount } }',
      '{ customers(search: { searchText: "Sesame-1234 }) { rowCount } }',
      '{ customers "Sesame-1234" }',
    ];
    for (const query of documents) {
      const { errors } = await server.member.graphql(query);
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(JSON.stringify(errors)).not.toMatch(/Sesame/);
    }
  });

  test('an operation that the document does not hold, or one of several without its name, is a mistake of the client', async () => {
    const query = 'query One { me { uniqueId } } query Other { me { uniqueId } }';
    for (const operationName of ['Third', undefined]) {
      const answer = await fetch(`${server.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, operationName }),
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
    }
  });

  test('our refusals keep code, messages and fields, and nothing of ours leaks', async () => {
    const { errors } = await server.member.graphql('mutation { createCustomer(input: { name: "A" }) { uniqueId } }');
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      messages: ['Please enter company name', 'Please enter contact number'],
      fields: { company: ['Please enter company name'], contact: ['Please enter contact number'] },
    });
    const missing = await server.member.graphql('{ consignment(uniqueId: "nothing") { awbNo } }');
    expect(missing.errors?.[0]).toMatchObject({
      message: 'Consignment not found',
      extensions: { code: 'NOT_FOUND', fields: {} },
    });
    expect(JSON.stringify([errors, missing.errors])).not.toMatch(/stack|node_modules|SELECT/);
  });

  test('several mutations of one request run one after the other, and one that fails leaves the others', async () => {
    const create = (name: string) =>
      `createCustomer(input: { name: "${name}", company: "Row ${name}", contact: "1" }) { id }`;
    const all = `mutation { a: ${create('1')} b: ${create(' ')} c: ${create('3')} }`;
    const { data, errors } = await server.member.graphql(all);
    expect(errors).toHaveLength(1);
    expect(data ?? {}).not.toHaveProperty('nothing');
    const { body } = await server.member.rest('GET', 'customers?searchText=Row&sortBy=createdOn');
    const ids = body.resultObject.map(({ company }: Json) => company);
    expect(ids).toEqual(['Row 1', 'Row 3']);
  });
});
