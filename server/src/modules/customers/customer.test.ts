import { aConsignment, aCustomer } from '../../testing/factories';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newCustomer = `mutation($input: CreateCustomerInput!, $key: String) {
  createCustomer(input: $input, clientRequestId: $key) { uniqueId version company gst }
}`;

describe('customers', () => {
  test('a member adds a customer and finds it by company, contact and GSTIN', async () => {
    const input = {
      name: ' Mahesh Jain ',
      company: 'Arihant Textiles',
      contact: '98200 11111',
      gst: '27aapfu0939f1zv',
    };
    const { data } = await server.member.graphql(newCustomer, { input });
    expect(data.createCustomer).toMatchObject({ version: 1, company: 'Arihant Textiles', gst: '27AAPFU0939F1ZV' });
    for (const searchText of ['arihant', 'mahesh', '11111', '27AAPFU']) {
      const found = await server.member.rest('GET', `customers?searchText=${searchText}`);
      expect(found.body.resultObject.map((row: { name: string }) => row.name)).toEqual(['Mahesh Jain']);
      expect(found.body.rowCount).toBe(1);
    }
  });

  test('both APIs name what is missing, in the order of the form', async () => {
    const messages = ['Please enter name', 'Please enter company name', 'Please enter contact number'];
    const { errors } = await server.member.graphql(newCustomer, { input: { name: '  ' } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      messages,
      fields: { name: ['Please enter name'] },
    });
    const rest = await server.member.rest('POST', 'customers', {});
    expect(rest).toMatchObject({ status: 400, body: { hasErrors: true, resultObject: null, errors: messages } });
  });

  test('a GSTIN must hold its checksum', async () => {
    const body = { name: 'A', company: 'B', contact: '1', gst: '27AAPFU0939F1ZX' };
    expect((await server.member.rest('POST', 'customers', body)).body.errors).toEqual([
      'Please enter valid GST number',
    ]);
  });

  test('fields that the product does not know are refused, not stored', async () => {
    const body = { name: 'A', company: 'B', contact: '1', creditLimit: 5 };
    expect(await server.member.rest('POST', 'customers', body)).toMatchObject({
      status: 400,
      body: { errors: ['Unknown field creditLimit'] },
    });
  });

  test('the list is paged, sorted by any column, and counted exactly', async () => {
    await aCustomer(server, { company: 'Zeta Exports' });
    await aCustomer(server, { company: 'Alpha Imports' });
    const all = await server.member.rest('GET', 'customers?sortBy=Company&sortOrder=desc&take=200');
    const companies = all.body.resultObject.map((row: { company: string }) => row.company);
    expect(companies).toEqual([...companies].sort().reverse());
    const page = await server.member.rest('GET', 'customers?sortBy=company&skip=1&take=1');
    expect(page.body.resultObject[0].company).toBe([...companies].sort()[1]);
    expect(page.body.rowCount).toBe(companies.length);
    expect((await server.member.rest('GET', 'customers?sortBy=passwordHash')).status).toBe(400);
  });

  test('an older version is refused, and no version goes through', async () => {
    const customer = await aCustomer(server);
    const body = { name: 'New', company: 'New', contact: '1' };
    expect(
      (await server.member.rest('PUT', `customers/${customer.uniqueId}`, { ...body, version: 1 })).body.resultObject
        .version,
    ).toBe(2);
    const stale = await server.member.rest('PUT', `customers/${customer.uniqueId}`, {
      ...body,
      name: 'Other',
      version: 1,
    });
    expect(stale).toMatchObject({ status: 409, body: { errors: ['This record was changed by someone else'] } });
    expect((await server.member.rest('PUT', `customers/${customer.uniqueId}`, { ...body, name: 'Third' })).status).toBe(
      200,
    );
  });

  test('every change is in the change log, with who made it', async () => {
    const customer = await aCustomer(server, { company: 'Before' });
    await server.member.rest('PUT', `customers/${customer.uniqueId}`, { name: 'Same', company: 'After', contact: '1' });
    const log = await server.member.rest('GET', `audit/changelog?entityName=Customer&primaryKey=${customer.uniqueId}`);
    expect(log.body.resultObject).toContainEqual(
      expect.objectContaining({
        propertyName: 'company',
        oldValue: 'Before',
        newValue: 'After',
        createdBy: { firstName: 'Rohan', lastName: 'Deshmukh' },
      }),
    );
  });

  test('a deleted customer is gone from the list; one with consignments cannot be deleted', async () => {
    const customer = await aCustomer(server);
    expect((await server.member.rest('DELETE', `customers/${customer.uniqueId}`)).status).toBe(200);
    expect(await server.member.rest('DELETE', `customers/${customer.uniqueId}`)).toMatchObject({
      status: 404,
      body: { errors: ['Customer not found'] },
    });
    const busy = await aCustomer(server);
    await aConsignment(server, {}, { senderId: busy.id });
    expect(await server.member.rest('DELETE', `customers/${busy.uniqueId}`)).toMatchObject({
      status: 409,
      body: { errors: ['Customer has consignments'] },
    });
  });

  test('the same key gives the first answer again; with another body it is refused', async () => {
    const input = { name: 'Once', company: 'Only Once', contact: '1' };
    const first = await server.member.graphql(newCustomer, { input, key: 'key-1' });
    const again = await server.member.graphql(newCustomer, { input, key: 'key-1' });
    expect(again.data).toEqual(first.data);
    const other = await server.member.graphql(newCustomer, { input: { ...input, name: 'Twice' }, key: 'key-1' });
    expect(other.errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await server.member.rest('GET', 'customers?searchText=only once')).body.rowCount).toBe(1);
  });
});
