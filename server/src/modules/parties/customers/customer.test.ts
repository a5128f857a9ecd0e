import { cities } from '../../../seed/data/cities';
import { aConsignment, aCustomer } from '../../../testing/factories';
import { gstinWithCheckDigit } from '../../../domain/tax/gstin';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';

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

  test('case 16: GSTIN, category and PIN code must agree with each other and with the state of the city', async () => {
    const cityIn = (code: string) => cities.find(({ stateCode }) => stateCode === code)?.id;
    const [regular, unregistered, sez, deductor, uinHolder] = [1, 2, 3, 4, 5];
    const gstinOf = (code: string) => gstinWithCheckDigit(`${code}AAPFU0939F1Z`);
    const ofDeductor = gstinWithCheckDigit('27MUMA12345B1D');
    const invalid = 'Please enter valid GST number';
    for (const [given, errors] of [
      [{ pinCode: '560001', cityId: cityIn('27') }, ['PIN code 560001 is not of Maharashtra']],
      [{ pinCode: '403001', cityId: cityIn('30') }, []],
      [{ gstCategory: sez }, ['GST category Special Economic Zone needs a GSTIN']],
      [{ gstCategory: regular, gst: ' ' }, ['GST category Regular needs a GSTIN']],
      [{ gstCategory: unregistered }, []],
      [{ gst: gstinOf('25') }, [invalid]],
      [{ gst: gstinOf('39') }, [invalid]],
      [{ gst: gstinOf('97') }, []],
      [{ gst: ofDeductor }, [`GSTIN ${ofDeductor} is of GST category Tax Deductor`]],
      [{ gst: ofDeductor, gstCategory: deductor }, []],
      [{ gst: '0717USA12345UN7', gstCategory: sez }, ['GSTIN 0717USA12345UN7 is of GST category UIN Holder']],
      [{ gst: '0717USA12345UN7', gstCategory: uinHolder }, []],
      [{ gst: gstinOf('27'), gstCategory: uinHolder }, [`GSTIN ${gstinOf('27')} is of GST category Regular`]],
    ] as const) {
      const { body } = await server.member.rest('POST', 'customers', {
        name: 'A',
        company: 'B',
        contact: '1',
        ...given,
      });
      expect({ given, errors: body.errors }).toEqual({ given, errors });
    }
  });

  test('a customer is checked as a whole when one of these changes, and not when none does', async () => {
    const { uniqueId } = await aCustomer(server, { gst: gstinWithCheckDigit('27AAPFU0939F1Z'), gstCategory: 3 });
    const put = async (given: Json) =>
      (await server.member.rest('PUT', `customers/${uniqueId}`, { name: 'A', company: 'B', contact: '1', ...given }))
        .body.errors;
    expect(await put({ gst: null })).toEqual(['GST category Special Economic Zone needs a GSTIN']);
    expect(await put({ gst: null, gstCategory: 2 })).toEqual([]);
    await server.app.database.writer.query("UPDATE customer SET gst_category = 'Sez' WHERE unique_id = ?", [uniqueId]);
    expect(await put({ address: 'Elsewhere' })).toEqual([]);
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

  test('who may not bill changes no e-mail address, and everybody sees since when it stands', async () => {
    server.setNow(new Date('2026-11-10T06:00:00.000Z'));
    const { uniqueId, company } = await aCustomer(server, { email: 'accounts@known.test' });
    const [name, contact] = ['Asha', '98200'];
    const put = (client: Client, given: Json) =>
      client.rest('PUT', `customers/${uniqueId}`, { name, company, contact, ...given });
    const text = 'Only a user who may bill can change the e-mail address of a customer';
    for (const email of ['thief@elsewhere.test', '', null])
      expect(await put(server.member, { email })).toMatchObject({ status: 403, body: { errors: [text] } });
    const change = `mutation($input: UpdateCustomerInput!) { updateCustomer(input: $input) { email } }`;
    const refused = await server.member.graphql(change, {
      input: { uniqueId, name, company, contact, email: 'a@b.test' },
    });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', fields: { email: [text] } });
    expect((await put(server.member, { name: 'Same address', email: 'accounts@known.test' })).status).toBe(200);
    expect((await put(server.member, { name: 'Not named' })).status).toBe(200);
    const since = async () =>
      (await server.member.graphql(`{ customer(uniqueId: "${uniqueId}") { email emailSince } }`)).data.customer;
    expect(await since()).toEqual({ email: 'accounts@known.test', emailSince: '2026-11-10T06:00:00.000Z' });
    server.setNow(new Date('2026-11-12T06:00:00.000Z'));
    expect((await put(server.admin, { email: 'new@known.test' })).status).toBe(200);
    expect(await since()).toEqual({ email: 'new@known.test', emailSince: '2026-11-12T06:00:00.000Z' });
    const without = await aCustomer(server, {});
    const added = await server.member.rest('PUT', `customers/${without.uniqueId}`, {
      name,
      company,
      contact,
      email: 'a@b.test',
    });
    expect(added.status).toBe(403);
    server.setNow(null);
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
