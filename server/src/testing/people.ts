/** Factories of users: `const { client } = await aUser(server, { role: 1 })`. Through the real API and a real mail. */
import { unused, type Made } from './factories';
import { lastMailTo } from './mailbox';
import type { Client, TestServer } from './testServer';

export interface MadeUser extends Made {
  firstName: string;
  lastName: string;
  emailAddress: string;
  role: number;
  gender: number;
  isActive: boolean;
  imagePath: string | null;
}

/** Password of the users that tests make. */
export const ownPassword = 'another Station 77';

/** An account that is not yet activated. */
export async function anInvitedUser(server: TestServer, given: Record<string, unknown> = {}): Promise<MadeUser> {
  const number = unused();
  const names = { firstName: `First${number}`, lastName: `Last${number}` };
  const body = { ...names, emailAddress: `person${number}@waybill.test`, gender: 2, ...given };
  const { status, body: answer } = await server.admin.rest('POST', 'users', body);
  if (status !== 200) throw new Error(answer.errors.join(', '));
  return answer.resultObject;
}

/** An active, signed-in account. */
export async function aUser(
  server: TestServer,
  given: Record<string, unknown> = {},
): Promise<{ user: MadeUser; client: Client }> {
  const user = await anInvitedUser(server, given);
  const { resetlink } = await lastMailTo(server, user.emailAddress);
  const { status, body } = await server.nobody.rest('PUT', 'accountactivation', { resetlink, password: ownPassword });
  if (status !== 200) throw new Error(body.errors.join(', '));
  const client = await server.signIn(user.emailAddress, ownPassword);
  return { user: { ...user, isActive: true, version: user.version + 1 }, client };
}

/** Another administrator, for what two persons have to do. */
export const anotherAdmin = async (server: TestServer): Promise<Client> => (await aUser(server, { role: 1 })).client;

/** A PUT body that changes only the given properties. */
export const putOf = (user: MadeUser, given: Record<string, unknown> = {}): Record<string, unknown> => {
  const { uniqueId, firstName, lastName, emailAddress, gender, role, isActive } = user;
  return { uniqueId, firstName, lastName, emailAddress, gender, role, isActive, ...given };
};
