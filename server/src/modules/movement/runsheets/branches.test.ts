/** Delivery persons and run sheets are of a branch, and so are the parcels on them. */
import { aBranch } from '../../../testing/branches';
import { aUser } from '../../../testing/people';
import { aPerson, createSheet, errorsOf, inTheStreet, parcelsOf, readSheet } from '../../../testing/runSheets';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let pune: Json;
/** The same server as an administrator of Pune uses it. */
let there: TestServer;
/** May see Pune alone. */
let desk: Client;
beforeAll(async () => {
  server = await startTestServer();
  pune = (await server.admin.rest('POST', 'branches', aBranch({ name: 'Pune', code: 'PUN' }))).body.resultObject;
  const { client } = await aUser(server, { role: 1, branchId: pune.id });
  there = { ...server, admin: client, member: client };
  const actions = ['runSheets:read', 'runSheets:write', 'runSheets:confirm', 'consignments:read'];
  const role = await server.admin.rest('POST', 'roles', { name: 'Desk of a branch', actions });
  desk = (await aUser(server, { branchId: pune.id, roleId: role.body.resultObject.id })).client;
});
afterAll(() => server.close());

const saved = async (client: Client, given: Json): Promise<Json> => {
  const { status, body } = await client.rest('POST', 'deliverypersons', given);
  if (status !== 200) throw new Error(body.errors.join(', '));
  return body.resultObject;
};

const named = async (client: Client): Promise<string[]> =>
  (await client.rest('GET', 'deliverypersons')).body.resultObject.map(({ name }: Json) => name);

test('a parcel of another branch is refused, on a new sheet and on one in the street', async () => {
  const [[ours], [theirs]] = [await parcelsOf(there, 1), await parcelsOf(server, 1)];
  if (!ours || !theirs) throw new Error('No parcels');
  const person = await aPerson(there, 'Sunita Kale');
  const { body } = await server.admin.rest('GET', 'branches');
  const mumbai = body.resultObject.find(({ id }: Json) => id === 1).name;
  const words = [`Consignment is of branch ${mumbai}: ${theirs.awbNo}`];
  const refused = await createSheet(there, [ours, theirs], person);
  expect([refused.status, errorsOf(refused)]).toEqual([409, words]);
  const sheet = await inTheStreet(there, [ours], person);
  const path = `runsheets/${sheet.uniqueId}/lines`;
  expect(errorsOf(await there.admin.rest('POST', path, { consignmentIds: [theirs.uniqueId] }))).toEqual(words);
  expect((await readSheet(server, sheet.uniqueId)).lines).toHaveLength(1);
  const notTheirs = await desk.rest('POST', path, { consignmentIds: [theirs.uniqueId] });
  expect([notTheirs.status, errorsOf(notTheirs)]).toEqual([400, ['Consignment not found']]);
});

test('a sheet is of the branch of its person, whoever makes it', async () => {
  const sheet = await createSheet(server, await parcelsOf(there, 1), await aPerson(there, 'Imran Shaikh'));
  expect(sheet.body.resultObject).toMatchObject({ branchId: pune.id });
});

test('a person is of the branch of whoever enters them, unless another one is named, and stays there', async () => {
  const own = await saved(desk, { name: 'Kiran Jadhav' });
  expect(own.branchId).toBe(pune.id);
  const { uniqueId, version, branchId } = await saved(server.admin, { name: 'Farah Khan', branchId: pune.uniqueId });
  expect(branchId).toBe(pune.id);
  const renamed = await saved(server.admin, { uniqueId, version, name: 'Farah Shaikh' });
  expect(renamed).toMatchObject({ name: 'Farah Shaikh', branchId: pune.id });
  const moved = await saved(server.admin, { uniqueId, version: renamed.version, name: 'Farah Shaikh', branchId: 1 });
  expect(moved.branchId).toBe(1);
  const closed = (await server.admin.rest('POST', 'branches', aBranch({ name: 'Nashik', code: 'NSK' }))).body;
  const { uniqueId: nashik } = closed.resultObject;
  await server.admin.rest('PUT', `branches/${nashik}`, {
    ...aBranch({ name: 'Nashik', code: 'NSK' }),
    isActive: false,
  });
  const late = await server.admin.rest('POST', 'deliverypersons', { name: 'Late', branchId: nashik });
  expect(errorsOf(late)).toEqual(['Branch Nashik is closed']);
});

test('who sees the own branch only is told of its people alone, and gives no sheet to another one', async () => {
  const person = await aPerson(server, 'Ravi of Mumbai');
  expect(await named(server.admin)).toContain('Ravi of Mumbai');
  expect(await named(desk)).not.toContain('Ravi of Mumbai');
  const parcels = await parcelsOf(there, 1);
  const given = {
    personId: person.uniqueId,
    date: server.app.clock.today(),
    consignmentIds: parcels.map(({ uniqueId }) => uniqueId),
  };
  const refused = await desk.rest('POST', 'runsheets', given);
  expect([refused.status, errorsOf(refused)]).toEqual([400, ['Delivery person not found']]);
  const { uniqueId, version } = person;
  const changed = await desk.rest('POST', 'deliverypersons', { uniqueId, version, name: 'Mine now' });
  expect(changed.status).toBe(404);
});
