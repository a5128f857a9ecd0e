import { aConsignment, aCustomer, aVendor, unused } from '../../testing/factories';
import { startTestServer, type Client, type Json, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const suggest = async (path: string, client: Client = server.member): Promise<Json[]> =>
  (await client.rest('GET', `autocompletes/${path}`)).body.resultObject;
const names = (items: Json[]) => items.map(({ name }) => name);

describe('suggestions', () => {
  test('of vendors carry the type, which tells own cargo from the others', async () => {
    const vendors = await suggest('vendors');
    expect(vendors).toContainEqual({ id: 32, uniqueId: expect.any(String), name: 'Waybill Cargo', type: 4 });
    expect(vendors).toContainEqual(expect.objectContaining({ id: 35, name: 'DTDC', type: 1 }));
    expect(names(vendors)).toEqual([...names(vendors)].sort((a, b) => a.localeCompare(b)));
  });

  test('begin with the text before they merely hold it, in any case, word by word', async () => {
    const tag = `Zq${unused()}`;
    for (const company of [`Beta ${tag}`, `${tag} Alpha`, `Gamma 100% ${tag}`])
      await aCustomer(server, { company, name: 'Leela' });
    expect(names(await suggest(`customers?searchText=${tag.toLowerCase()}`))).toEqual([
      `${tag} Alpha`,
      `Beta ${tag}`,
      `Gamma 100% ${tag}`,
    ]);
    expect(names(await suggest(`customers?searchText=${tag}&take=2`))).toHaveLength(2);
    expect(names(await suggest(`customers?searchText=leela ${tag} alp`))).toEqual([`${tag} Alpha`]);
    expect(names(await suggest(`customers?searchText=${encodeURIComponent('100%')}`))).toEqual([`Gamma 100% ${tag}`]);
    expect(await suggest('customers?searchText=100_')).toEqual([]);
    expect(names(await suggest('cities?searchText=mumb'))[0]).toMatch(/^Mumbai/);
  });

  test('leave out what is deleted', async () => {
    const vendor = await aVendor(server, { name: `Gone ${unused()}` });
    expect(await suggest('vendors?searchText=gone')).toHaveLength(1);
    await server.admin.rest('DELETE', `vendors/${vendor.uniqueId}`);
    expect(await suggest('vendors?searchText=gone')).toEqual([]);
  });

  test('of invoiceable customers: those with a live consignment that has no invoice', async () => {
    const [idle, booked, gone, invoiced] = await Promise.all(Array.from({ length: 4 }, () => aCustomer(server)));
    const live = await aConsignment(server, {}, { senderId: booked?.id });
    const deleted = await aConsignment(server, {}, { senderId: gone?.id });
    await server.member.rest('DELETE', `consignments/${deleted.uniqueId}`);
    const done = await aConsignment(server, {}, { senderId: invoiced?.id });
    const today = server.app.clock.today();
    const bill = await server.admin.rest('POST', 'invoices', {
      consignmentIds: [done.id],
      customerId: invoiced?.id,
      invoiceDate: today,
      invoiceMonth: today.slice(0, 7),
    });
    expect(bill.status).toBe(200);
    const ids = (await suggest('customers?invoiceablecustomers=true')).map(({ id }) => id);
    expect(ids).toContain(live.senderId);
    for (const customer of [idle, gone, invoiced]) expect(ids).not.toContain(customer?.id);
    expect((await suggest('customers?invoiceablecustomers=false')).map(({ id }) => id)).toContain(idle?.id);
  });

  test('of receivers are the earlier ones, each once, by their beginning', async () => {
    const receiver = `Yash ${unused()} Stores`;
    const { uniqueId } = await aConsignment(server, {}, { receiver });
    await aConsignment(server, {}, { receiver });
    await aConsignment(server, {}, { receiver: `${receiver} West` });
    expect(names(await suggest('receivers?searchText=yash'))).toEqual([receiver, `${receiver} West`]);
    expect(names(await suggest('receivers?searchText=stores'))).toEqual([]);
    await server.member.rest('DELETE', `consignments/${uniqueId}`);
    expect(names(await suggest('receivers?searchText=YASH'))).toEqual([receiver, `${receiver} West`]);
  });

  test('of users are for admins, by first and last name', async () => {
    expect(names(await suggest('users', server.admin))).toEqual(['Asha Nair', 'Rohan Deshmukh']);
    for (const searchText of ['desh', 'rohan d', 'Deshmukh Rohan']) {
      expect(names(await suggest(`users?searchText=${searchText}`, server.admin))).toEqual(['Rohan Deshmukh']);
    }
    expect(await server.member.rest('GET', 'autocompletes/users')).toMatchObject({
      status: 403,
      body: { errors: ['You are not authorized'] },
    });
  });

  test('of cities are found by PIN code: their own, its beginning, and those of its sorting district', async () => {
    const pune = { name: 'Pune', pinCode: '411001' };
    for (const pinCode of ['411001', '411', '411038'])
      expect(await suggest(`cities?searchText=${pinCode}`)).toContainEqual(expect.objectContaining(pune));
    expect(await suggest('cities?searchText=411999')).not.toContainEqual(expect.objectContaining({ name: 'Mumbai' }));
    for (const text of ['41', '4110011', '411 001']) expect(await suggest(`cities?searchText=${text}`)).toEqual([]);
  });

  test('through GraphQL, several at once', async () => {
    const { data } = await server.member.graphql(`{
      vendorSuggestions(search: { searchText: "dtdc" }) { id name type }
      citySuggestions(search: { take: 1 }) { id name }
      customerSuggestions { uniqueId }
      receiverSuggestions(search: { searchText: "nobody at all" }) { name }
    }`);
    expect(data.vendorSuggestions).toEqual([{ id: 35, name: 'DTDC', type: 'Courier' }]);
    expect(data.citySuggestions).toHaveLength(1);
    expect(data.receiverSuggestions).toEqual([]);
  });

  test('have bounds', async () => {
    const refused = async (query: string) =>
      (await server.member.rest('GET', `autocompletes/cities?${query}`)).body.errors;
    expect(await refused('take=0')).toEqual(['take must be 1 or more']);
    expect(await refused('take=5001')).toEqual(['take must be 5000 or less']);
    expect(await refused(`searchText=${'x'.repeat(101)}`)).toEqual(['Search text must have at most 100 characters']);
  });
});
