import { readConfig } from '../config';
import { startTestServer } from '../testing/testServer';
import { seedWhenEmpty } from './seed';

const secret = 'a secret for the tests, long enough to be one';
const linkIn = (lines: string[]) => {
  const query = new URLSearchParams(/\?(\S+)/.exec(lines.join('\n'))?.[1]);
  return { id: query.get('Id'), guid: query.get('Guid'), email: query.get('EmailAddress') };
};

test('a first admin without a password gets a link on the console, until somebody has a password', async () => {
  const server = await startTestServer({ appUrl: 'https://office.waybill.test' });
  const seed = () => seedWhenEmpty(server.app, (_, work) => work());
  expect(await seed()).toEqual([]);
  await server.app.database.writer.query('UPDATE user SET password_hash = NULL, is_active = 0');
  const first = await seed();
  expect(first[1]).toMatch(
    /^ {2}https:\/\/office\.waybill\.test\/account-activation\/\?EmailAddress=admin%40waybill\.test&Guid=/,
  );
  const second = await seed();
  const submit = (lines: string[]) =>
    server.nobody.rest('PUT', 'accountactivation', { resetlink: linkIn(lines), password: 'a new password' });
  expect((await submit(first)).status).toBe(400);
  expect((await submit(second)).status).toBe(200);
  const admin = await server.signIn('admin@waybill.test', 'a new password');
  expect((await admin.rest('GET', 'users')).status).toBe(200);
  expect(await seed()).toEqual([]);
  await server.close();
});

test('production knows no password of its own', () => {
  const production = readConfig({ NODE_ENV: 'production', JWT_SECRET: secret, SEED: 'demo' });
  expect(production).toMatchObject({ adminPassword: null, memberPassword: null });
  const given = readConfig({ NODE_ENV: 'production', JWT_SECRET: secret, ADMIN_PASSWORD: 'x', MEMBER_PASSWORD: 'y' });
  expect(given).toMatchObject({ adminPassword: 'x', memberPassword: 'y', seed: 'base' });
});
