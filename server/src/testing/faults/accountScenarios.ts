import sharp from 'sharp';
import { demoPassword } from '../../config';
import { firstBranchId } from '../../db/schema/columns';
import { unused } from '../factories';
import { lastMailTo } from '../mailbox';
import { anInvitedUser, aUser, ownPassword, putOf } from '../people';
import { anUnconfirmedSecondFactor, aUserWithSecondFactor } from '../secondFactors';
import type { Client, TestServer } from '../testServer';
import { graphql, rest, type Scenario } from './requests';

const person = () => ({
  firstName: `New${unused()}`,
  lastName: 'Person',
  emailAddress: `new${unused()}@waybill.test`,
  gender: 2,
});

async function picture(): Promise<Blob> {
  const red = sharp({
    create: { width: 64, height: 64, channels: 3, background: { r: 200, g: 30, b: unused() % 256 } },
  });
  return new Blob([new Uint8Array(await red.png().toBuffer())], { type: 'image/png' });
}

async function upload({ origin }: TestServer, { token }: Client, path: string): ReturnType<Scenario> {
  const file = await picture();
  return async (headers) => {
    const body = new FormData();
    body.append('file', file, 'me.png');
    const answer = await fetch(`${origin}/api/1.0/${path}`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
    });
    return { status: answer.status, errors: ((await answer.json()) as { errors: string[] }).errors };
  };
}

/** Users, sign-ins, sessions, passwords and second factors. */
export const accountScenarios: Record<string, Scenario> = {
  authenticate: async (server) =>
    rest(server.nobody, 'POST', 'account/authenticate', {
      emailAddress: server.app.config.memberEmail,
      password: demoPassword,
    }),
  logout: async (server) => rest(await server.signIn(server.app.config.memberEmail), 'PUT', 'account/logout'),
  chooseBranch: async (server) =>
    rest((await aUser(server)).client, 'PUT', 'users/profile/branch', { branchId: firstBranchId }),
  changePassword: async (server) =>
    rest((await aUser(server)).client, 'POST', 'account/changepassword', {
      oldPassword: ownPassword,
      newPassword: 'another password',
    }),
  forgotPassword: async (server) =>
    rest(server.nobody, 'POST', 'accountrecovery/forgetpassword', {
      emailAddress: (await aUser(server)).user.emailAddress,
    }),
  resetPassword: async (server) => {
    const { resetlink } = await lastMailTo(server, (await anInvitedUser(server)).emailAddress);
    return rest(server.nobody, 'PUT', 'accountactivation', { resetlink, password: ownPassword });
  },
  endOpenSession: async (server) => {
    const { client, user } = await aUser(server);
    await server.signIn(user.emailAddress, ownPassword);
    const { body } = await client.rest('GET', 'users/profile/sessions');
    const other = body.resultObject.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    return rest(client, 'DELETE', `users/profile/sessions/${other.uniqueId}`);
  },
  endOtherSessions: async (server) => rest((await aUser(server)).client, 'DELETE', 'users/profile/sessions'),
  endUserSessions: async (server) =>
    rest(server.admin, 'DELETE', `users/${(await aUser(server)).user.uniqueId}/sessions`),
  updateProfile: async (server) => {
    const {
      user: { uniqueId, emailAddress },
      client,
    } = await aUser(server);
    return rest(client, 'PUT', `users/profile/${uniqueId}`, {
      uniqueId,
      emailAddress,
      firstName: 'Kavya',
      lastName: 'Menon',
    });
  },
  uploadProfileImage: (server) => upload(server, server.member, 'users/profile/image'),
  uploadCompanyImage: (server) => upload(server, server.admin, 'companyprofiles/image'),
  createUser: async (server) => rest(server.admin, 'POST', 'users', person()),
  updateUser: async (server) => {
    const user = await anInvitedUser(server);
    return rest(server.admin, 'PUT', `users/${user.uniqueId}`, putOf(user, { firstName: 'Changed' }));
  },
  blockUser: async (server) =>
    graphql(server.admin, 'blockUser', 'BlockUserInput', {
      uniqueId: (await aUser(server)).user.uniqueId,
      isActive: false,
    }),
  resendInvitation: async (server) =>
    rest(server.admin, 'POST', `users/${(await anInvitedUser(server)).uniqueId}/invitation`),
  deleteUser: async (server) => rest(server.admin, 'DELETE', `users/${(await anInvitedUser(server)).uniqueId}`),

  startSecondFactor: async (server) =>
    rest((await aUser(server)).client, 'POST', 'users/profile/secondfactor', { password: ownPassword }),
  confirmSecondFactor: async (server) => {
    const { client } = await aUser(server);
    const app = await anUnconfirmedSecondFactor(client);
    return rest(client, 'PUT', 'users/profile/secondfactor', { code: app.codeAt(server.app.clock.now()) });
  },
  renewRecoveryCodes: async (server) => {
    const { client, recoveryCodes } = await aUserWithSecondFactor(server);
    return rest(client, 'POST', 'users/profile/recoverycodes', { code: recoveryCodes[0] });
  },
  removeSecondFactor: async (server) => {
    const { client, recoveryCodes } = await aUserWithSecondFactor(server);
    return rest(client, 'DELETE', 'users/profile/secondfactor', { code: recoveryCodes[0] });
  },
  resetSecondFactor: async (server) =>
    rest(server.admin, 'DELETE', `users/${(await aUserWithSecondFactor(server)).user.uniqueId}/secondfactor`),
};
