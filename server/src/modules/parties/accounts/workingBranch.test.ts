import { refused } from '../../../testing/answers';
import { aBranch } from '../../../testing/branches';
import { aConsignment, bookingOf } from '../../../testing/factories';
import { aUser, anInvitedUser, putOf } from '../../../testing/people';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let pune: Json;
let nashik: Json;
/** May see the own branches only. */
let roleId: string;
beforeAll(async () => {
  server = await startTestServer();
  const open = async (given: object): Promise<Json> =>
    (await server.admin.rest('POST', 'branches', aBranch(given))).body.resultObject;
  pune = await open({ name: 'Pune', code: 'PUN' });
  nashik = await open({ name: 'Nashik', code: 'NSK' });
  const { body } = await server.admin.rest('POST', 'roles', {
    name: 'Counter of a branch',
    actions: ['consignments:read', 'consignments:write', 'customers:read', 'vendors:read', 'locations:read'],
  });
  expect(body.errors).toEqual([]);
  roleId = body.resultObject.uniqueId;
});
afterAll(() => server.close());

const ownBranches = async (client: Client): Promise<Json> =>
  (await client.rest('GET', 'users/profile/branches')).body.resultObject;
const choose = (client: Client, branchId: unknown) => client.rest('PUT', 'users/profile/branch', { branchId });
const booked = async (client: Client): Promise<number> => {
  const { body } = await client.rest('POST', 'consignments', await bookingOf(server));
  expect(body.errors).toEqual([]);
  return body.resultObject.branchId;
};

test('staff of several branches choose in which one they work, each session for itself', async () => {
  const { user, client } = await aUser(server, { branchId: pune.id, otherBranchIds: [nashik.uniqueId] });
  expect(user).toMatchObject({ branchId: pune.id, otherBranchIds: [nashik.id] });
  expect(await ownBranches(client)).toEqual({
    branchId: pune.id,
    branches: [
      { id: nashik.id, name: 'Nashik' },
      { id: pune.id, name: 'Pune' },
    ],
  });
  const other = await server.signIn(user.emailAddress, 'another Station 77');
  expect((await choose(client, nashik.id)).body.resultObject).toMatchObject({ branchId: nashik.id });
  expect([await booked(client), await booked(other)]).toEqual([nashik.id, pune.id]);
  const { data } = await client.graphql(
    'mutation ($input: ChooseBranchInput!) { chooseBranch(input: $input) { branchId } }',
    {
      input: { branchId: pune.uniqueId },
    },
  );
  expect(data.chooseBranch).toEqual({ branchId: pune.id });
  expect(await booked(client)).toBe(pune.id);
});

test('nobody chooses a branch in which they do not work, but whoever opens branches', async () => {
  const { client } = await aUser(server, { branchId: pune.id });
  expect(await choose(client, nashik.id)).toMatchObject(refused(409, 'You do not work in branch Nashik'));
  expect(await choose(client, null)).toMatchObject(refused(400, 'Please select branch'));
  expect((await choose(client, 4711)).status).toBe(400);
  expect((await ownBranches(client)).branches).toEqual([{ id: pune.id, name: 'Pune' }]);
  expect((await ownBranches(server.admin)).branches.map(({ name }: Json) => name)).toEqual(
    expect.arrayContaining(['Nashik', 'Pune']),
  );
  expect((await choose(server.admin, nashik.id)).status).toBe(200);
  expect(await booked(server.admin)).toBe(nashik.id);
  expect((await choose(server.admin, 1)).status).toBe(200);
});

test('whoever sees the own branches only sees all those in which they work', async () => {
  const { client } = await aUser(server, { roleId, branchId: pune.id, otherBranchIds: [nashik.id] });
  const other = await aUser(server, { branchId: nashik.id });
  const [here, there] = [await aConsignment(server), await aConsignment({ ...server, member: other.client })];
  const seen = async (uniqueId: string) => (await client.rest('GET', `consignments/${uniqueId}`)).status;
  expect([await seen(here.uniqueId), await seen(there.uniqueId)]).toEqual([404, 200]);
});

test('a branch that is taken away is chosen no longer', async () => {
  const { user, client } = await aUser(server, { branchId: pune.id, otherBranchIds: [nashik.id] });
  await choose(client, nashik.id);
  const changed = await server.admin.rest('PUT', `users/${user.uniqueId}`, { ...putOf(user), otherBranchIds: [] });
  expect(changed.body.resultObject).toMatchObject({ otherBranchIds: [] });
  expect(await booked(client)).toBe(pune.id);
});

test('a branch is given once, is open, and stays when it is left out of a change', async () => {
  const user = await anInvitedUser(server, { branchId: pune.id, otherBranchIds: [nashik.id, pune.id, nashik.id] });
  expect(user).toMatchObject({ otherBranchIds: [nashik.id] });
  const kept = await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user));
  expect(kept.body.resultObject).toMatchObject({ otherBranchIds: [nashik.id] });
  const surat = (await server.admin.rest('POST', 'branches', aBranch({ name: 'Surat', code: 'SRT' }))).body
    .resultObject;
  const given = { otherBranchIds: [surat.id] };
  const { body } = await server.admin.rest('PUT', `users/${user.uniqueId}`, { ...putOf(user), ...given });
  expect(body.resultObject).toMatchObject(given);
  await server.admin.rest('POST', 'branches', {
    ...aBranch({ name: 'Surat', code: 'SRT', isActive: false }),
    uniqueId: surat.uniqueId,
  });
  expect(await server.admin.rest('PUT', `users/${kept.body.resultObject.uniqueId}`, putOf(user))).toMatchObject({
    status: 200,
  });
  const late = { branchId: pune.id, otherBranchIds: [surat.id] };
  await expect(anInvitedUser(server, late)).rejects.toThrow('Branch Surat is closed');
});
