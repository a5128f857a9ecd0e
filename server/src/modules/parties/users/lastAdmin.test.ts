import { holderOf } from '../../../domain/policy';
import type { SessionUser } from '../../../core/operation/context';
import { aCall } from '../../../testing/aCall';
import { aUser, putOf } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { blockUser, deleteUser, updateUser } from './user.service';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** A call by a user who was authenticated earlier, like a request still running. */
const callAs = (user: SessionUser) => aCall(server, { user });

describe('the last active admin', () => {
  test('is safe even from an admin who was let in just before being blocked', async () => {
    const first = (await server.admin.rest('GET', 'users/profile')).body.resultObject;
    const { user: second } = await aUser(server, { role: 1 });
    const { uniqueId, emailAddress } = second;
    expect((await server.admin.rest('PUT', `users/${uniqueId}`, putOf(second, { isActive: false }))).status).toBe(200);
    const stale = callAs({
      id: second.id,
      uniqueId,
      sessionId: '',
      ...holderOf('Admin'),
      mustSetUpSecondFactor: false,
      branchId: 1,
      seesBranches: null,
      referenceVersion: 0,
    });
    const same = { uniqueId: first.uniqueId, firstName: 'A', lastName: 'B', emailAddress, gender: 'Female' } as const;
    await expect(blockUser({ uniqueId: first.uniqueId, isActive: false }, stale)).rejects.toThrow(
      'The last active admin cannot be blocked',
    );
    await expect(updateUser({ ...same, isActive: false }, stale)).rejects.toThrow(
      'The last active admin cannot be blocked',
    );
    await expect(updateUser({ ...same, role: 'Member' }, stale)).rejects.toThrow(
      'The last active admin must remain Admin',
    );
    await expect(deleteUser({ uniqueId: first.uniqueId }, stale)).rejects.toThrow(
      'The last active admin cannot be deleted',
    );
    expect((await server.admin.rest('GET', 'users')).status).toBe(200);
  });

  test('remains when two admins block each other at the same moment', async () => {
    const seeded = (await server.admin.rest('GET', 'users/profile')).body.resultObject;
    const { user, client } = await aUser(server, { role: 1 });
    const answers = await Promise.all([
      server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { isActive: false })),
      client.rest('PUT', `users/${seeded.uniqueId}`, putOf(seeded, { isActive: false })),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await Promise.all([server.admin, client].map((admin) => admin.rest('GET', 'users')));
    expect(left.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('an admin who has no password yet does not count', async () => {
    const { user, client } = await aUser(server, { role: 1 });
    const waiting = { firstName: 'Not', lastName: 'Yet', emailAddress: 'waiting@waybill.test', gender: 1, role: 1 };
    const invited = (await server.admin.rest('POST', 'users', waiting)).body.resultObject;
    await server.admin.rest('PUT', `users/${invited.uniqueId}`, putOf(invited, { isActive: true }));
    const seeded = (await server.admin.rest('GET', 'users/profile')).body.resultObject;
    expect((await client.rest('DELETE', `users/${seeded.uniqueId}`)).status).toBe(200);
    const stale = callAs({
      id: seeded.id,
      uniqueId: seeded.uniqueId,
      sessionId: '',
      ...holderOf('Admin'),
      mustSetUpSecondFactor: false,
      branchId: 1,
      seesBranches: null,
      referenceVersion: 0,
    });
    await expect(deleteUser({ uniqueId: user.uniqueId }, stale)).rejects.toThrow(
      'The last active admin cannot be deleted',
    );
  });
});
