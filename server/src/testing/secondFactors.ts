/** Users with a second factor, and their authenticator apps. */
import { Secret, TOTP } from 'otpauth';
import { aUser, ownPassword, type MadeUser } from './people';
import type { Client, TestServer } from './testServer';

export interface AuthenticatorApp {
  codeAt(time: Date): string;
}

export const appOf = (secret: string): AuthenticatorApp => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return { codeAt: (time) => totp.generate({ timestamp: time.getTime() }) };
};

export async function anUnconfirmedSecondFactor(client: Client): Promise<AuthenticatorApp> {
  const { status, body } = await client.rest('POST', 'users/profile/secondfactor', { password: ownPassword });
  if (status !== 200) throw new Error(body.errors.join(', '));
  return appOf(body.resultObject.secret);
}

export async function aUserWithSecondFactor(
  server: TestServer,
  given: Record<string, unknown> = {},
): Promise<{ user: MadeUser; client: Client; app: AuthenticatorApp; recoveryCodes: string[] }> {
  const { user, client } = await aUser(server, given);
  const app = await anUnconfirmedSecondFactor(client);
  const code = app.codeAt(server.app.clock.now());
  const { status, body } = await client.rest('PUT', 'users/profile/secondfactor', { code });
  if (status !== 200) throw new Error(body.errors.join(', '));
  return { user, client, app, recoveryCodes: body.resultObject.recoveryCodes };
}
