import { aBranch } from '../../../testing/branches';
import { aCargo, aConsignment, aCustomer, aManifest, bookingOf, type Made } from '../../../testing/factories';
import { aManualInvoice } from '../../../testing/invoices';
import { anInvitedUser, aUser } from '../../../testing/people';
import { paid } from '../../../testing/receivables';
import { aPerson, createSheet, parcelsOf } from '../../../testing/runSheets';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
/** The same server as a user of another branch uses it. */
let there: TestServer;
let branch: Json;
beforeAll(async () => {
  server = await startTestServer();
  branch = (await server.admin.rest('POST', 'branches', aBranch({ name: 'Pune', code: 'PUN' }))).body.resultObject;
  const { client } = await aUser(server, { role: 1, branchId: branch.id });
  there = { ...server, admin: client, member: client };
});
afterAll(() => server.close());

const expense = async (at: TestServer): Promise<Json> =>
  (await at.admin.rest('POST', 'expenses', { date: server.app.clock.today(), amount: 10, remark: 'Tea' })).body
    .resultObject;
const sheet = async (at: TestServer): Promise<Json> =>
  (await createSheet(at, await parcelsOf(at, 1))).body.resultObject;
const manifest = async (at: TestServer): Promise<Json> => aManifest(at, [await aConsignment(at, {}, { vendorId: 4 })]);
const payment = async (at: TestServer): Promise<Json> =>
  paid(at, { customerId: (await aCustomer(at)).id, amount: 100 });

const kinds: Readonly<Record<string, { search: string; list: string; make: (at: TestServer) => Promise<Json> }>> = {
  Consignment: { search: 'ConsignmentSearch', list: 'consignments', make: (at) => aConsignment(at) as Promise<Json> },
  CargoConsignment: { search: 'CargoSearch', list: 'cargoConsignments', make: (at) => aCargo(at) as Promise<Json> },
  Manifest: { search: 'ManifestSearch', list: 'manifests', make: manifest },
  Invoice: { search: 'InvoiceSearch', list: 'invoices', make: (at) => aManualInvoice(at) as Promise<Json> },
  CustomerPayment: { search: 'CustomerPaymentSearch', list: 'customerPayments', make: payment },
  DeliveryPerson: { search: 'DeliveryPersonSearch', list: 'deliveryPersons', make: (at) => aPerson(at) },
  Expense: { search: 'ExpenseSearch', list: 'expenses', make: expense },
  RunSheet: { search: 'RunSheetSearch', list: 'runSheets', make: sheet },
};

test.each(Object.keys(kinds))('a %s is of the branch of its user, and lists are filtered by it', async (kind) => {
  const { search, list, make } = kinds[kind] as (typeof kinds)[string];
  const [here, other] = [await make(server), await make(there)];
  expect(here).toMatchObject({ branchId: 1 });
  expect(other).toMatchObject({ branchId: branch.id });
  const found = async (refs: readonly (number | string)[]): Promise<Json> => {
    const { data } = await server.admin.graphql(
      `query ($search: ${search}!) { ${list}(search: $search) { rowCount rows { id branchId } } }`,
      { search: { branchId: refs, take: 500 } },
    );
    return data[list];
  };
  for (const ref of [branch.id, branch.uniqueId]) {
    const { rows, rowCount } = await found([ref]);
    expect(rows).toContainEqual({ id: other.id, branchId: branch.id });
    expect(rows.filter((row: Json) => row.branchId !== branch.id)).toEqual([]);
    expect(rowCount).toBe(rows.length);
  }
  const both = await found([1, branch.id]);
  expect(both.rows.map(({ id }: Made) => id)).toEqual(expect.arrayContaining([here.id, other.id]));
  expect(await found(['7ab1c8e0-0000-4000-8000-000000000000'])).toEqual({ rows: [], rowCount: 0 });
});

test('a change of a record by a user of another branch leaves it where it is', async () => {
  const { uniqueId } = await aConsignment(server);
  const { body } = await there.admin.rest('PUT', `consignments/${uniqueId}/approve`);
  expect(body.resultObject).toMatchObject({ isApproved: true, branchId: 1 });
});

test('work that a user left in a browser is of their branch, whoever sends it', async () => {
  const { user } = await aUser(server, { branchId: branch.id });
  const sent = await server.admin.rest('POST', 'consignments', await bookingOf(server), { 'sent-for': user.uniqueId });
  expect(sent.body.resultObject).toMatchObject({ branchId: branch.id });
});

test('a user is of the branch of whoever makes it, unless another one is named', async () => {
  expect(await anInvitedUser(there)).toMatchObject({ branchId: branch.id });
  expect(await anInvitedUser(there, { branchId: 1 })).toMatchObject({ branchId: 1 });
  expect(await anInvitedUser(server)).toMatchObject({ branchId: 1 });
});

test('a company names its branches once it has several', async () => {
  const { data } = await server.nobody.graphql('{ company { branches { id name } } }');
  expect(data.company.branches).toEqual([
    { id: 1, name: 'Mumbai' },
    { id: branch.id, name: 'Pune' },
  ]);
  const fresh = await startTestServer();
  const alone = await fresh.nobody.graphql('{ company { branches { id name } } }');
  await fresh.close();
  expect(alone.data.company.branches).toEqual([]);
});
