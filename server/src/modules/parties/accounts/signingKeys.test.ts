import jwt from 'jsonwebtoken';
import { aCall } from '../../../testing/aCall';
import { clientOf, startTestServer, type TestServer } from '../../../testing/testServer';
import { knownDevice, rememberDevice } from './device';

const [current, previous, older] = ['current', 'previous', 'older'].map((name) => `${name} secret `.repeat(4));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ jwtSecret: current, jwtSecretPrevious: previous });
});
afterAll(() => server.close());

/** The member's session, in a token of another secret. */
function tokenBy(secret = '', options: jwt.SignOptions = { expiresIn: 60 }): string {
  const { sid } = jwt.verify(server.member.token ?? '', current ?? '') as { sid: string };
  return jwt.sign({ sid }, secret, options);
}

const statusWith = async (token: string) => (await clientOf(server.origin, token).rest('GET', 'users/profile')).status;

test('tokens of the previous secret are accepted until they expire; those of an older one are not', async () => {
  expect(await statusWith(tokenBy(current))).toBe(200);
  expect(await statusWith(tokenBy(previous))).toBe(200);
  expect(await statusWith(tokenBy(previous, { expiresIn: -1 }))).toBe(401);
  expect(await statusWith(tokenBy(previous, { algorithm: 'HS512', expiresIn: 60 }))).toBe(401);
  expect(await statusWith(tokenBy(older))).toBe(401);
});

test('new tokens are signed by the current one alone', async () => {
  const { token } = await server.signIn('member@waybill.test');
  expect(jwt.verify(token ?? '', current ?? '')).toMatchObject({ sid: expect.any(String) });
  expect(() => jwt.verify(token ?? '', previous ?? '')).toThrow('invalid signature');
});

test('a device that was known under the previous secret is known', () => {
  const account = { id: 1, passwordHash: 'hash' };
  const cookies = new Map<string, string>();
  const callBy = (jwtSecret = '', jwtSecretPrevious: string | null = null) => ({
    ...aCall(server, { app: { ...server.app, config: { ...server.app.config, jwtSecret, jwtSecretPrevious } } }),
    cookies: {
      get: (name: string) => cookies.get(name),
      set: (name: string, value: string) => void cookies.set(name, value),
      clear: () => undefined,
    },
  });
  rememberDevice(callBy(previous), 'an account', account);
  expect(knownDevice(callBy(current, previous), 'an account', account)).toEqual(expect.any(String));
  expect(knownDevice(callBy(current), 'an account', account)).toBeNull();
});
