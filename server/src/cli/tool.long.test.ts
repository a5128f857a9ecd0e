/** The tool as an operator runs it: a process of its own on a database of its own. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clientOf, freshDatabase } from '../testing/testServer';
import { startServerProcess } from '../testing/serverProcess';
import { waybill } from '../testing/tool';

type Place = Awaited<ReturnType<typeof freshDatabase>>;

let place: Place;
beforeAll(async () => {
  place = await freshDatabase();
});
afterAll(() => place.drop());

const tool = (args: readonly string[], input?: string) => waybill(place, args, { input });
const address = 'asha.menon@waybill.test';
const names = ['--first-name', 'Asha', '--last-name', 'Menon'];

test('users are made, let in again and signed out without anybody who can sign in', async () => {
  expect(await tool(['user', 'unlock', address])).toEqual({
    status: 1,
    printed: expect.stringMatching(/\d+ migrations are pending: waybill migrate/),
  });
  expect(await tool(['migrate'])).toEqual({ status: 0, printed: expect.stringMatching(/\d\d migrations were run/) });
  expect(await tool(['migrate'])).toEqual({ status: 0, printed: '0 migrations were run\n' });
  const create = ['user', 'create', address, ...names, '--role', 'Admin', '--password-stdin'];
  expect(await tool(create, 'Waybill2026\n')).toEqual({
    status: 1,
    printed: expect.stringContaining('Password is too easy to guess'),
  });
  expect(await tool(create, 'ferry timetable 88\n')).toEqual({
    status: 0,
    printed: `${address} is a user now, as Admin\n`,
  });
  expect(await tool([...create.slice(0, -1)])).toEqual({
    status: 1,
    printed: `${address} has an account already\n`,
  });
  expect(await tool(['user', 'reset', 'nobody@waybill.test'])).toEqual({
    status: 1,
    printed: 'No user has the address nobody@waybill.test\n',
  });
  const link = await tool(['user', 'reset', address.toUpperCase()]);
  const query = new URLSearchParams(/reset-password\/\?(\S+)/.exec(link.printed)?.[1]);
  const made = await tool(['user', 'reset', address, '--new-password']);
  const password = /shown this once: (\S+)/.exec(made.printed)?.[1] ?? '';
  expect([made.status, password.length]).toEqual([0, 20]);

  const server = await startServerProcess(place, {}, { emailAddress: address, password });
  try {
    const resetLink = { id: query.get('Id'), guid: query.get('Guid'), email: query.get('EmailAddress') };
    const body = { resetlink: resetLink, password: 'another ferry 99' };
    // The new password has ended the link.
    expect((await clientOf(server.origin, null).rest('PUT', 'accountactivation', body)).status).toBe(400);
    const { data } = await server.admin.graphql(
      '{ securityEvents(search: { kind: [UserChange, PasswordRecovery, PasswordChange], outcome: [Done] }) { rows { subject reason } } changeLog(search: { entityName: "User", primaryKey: "1" }) { rows { remark } } }',
    );
    expect(data.securityEvents.rows).toEqual([
      { subject: null, reason: 'Set at the server' },
      { subject: 'A link was made at the server', reason: null },
      { subject: 'Created as Admin at the server', reason: null },
    ]);
    expect(new Set(data.changeLog.rows.map(({ remark }: { remark: string }) => remark))).toEqual(
      new Set(['Created at the server']),
    );
  } finally {
    await server.kill();
  }
  expect(await tool(['user', 'sessions', address])).toEqual({
    status: 0,
    printed: expect.stringMatching(/\n1 open sessions/),
  });
  expect(await tool(['user', 'sessions', address, '--end'])).toEqual({
    status: 0,
    printed: `1 sessions of ${address} were ended\n`,
  });
  expect(await tool(['user', 'unlock', address])).toEqual({
    status: 0,
    printed: `The failed sign-ins of ${address} are forgotten\n`,
  });
  expect(await tool(['user', 'reset', address, '--second-factor'])).toEqual({
    status: 1,
    printed: `${address} has no second factor\n`,
  });
}, 600_000);

describe('secret rotate', () => {
  const first = 'f1rst secret of the file, long enough';
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'waybill-secret-'));
    file = join(folder, 'waybill.env');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const secretsIn = () =>
    Object.fromEntries(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('JWT_SECRET'))
        .map((line) => line.split('=') as [string, string]),
    );
  const rotate = (...args: string[]) => tool(['secret', 'rotate', '--env-file', file, ...args]);

  test('announces a new secret, exchanges the two, and removes the old one when no session needs it', async () => {
    writeFileSync(file, `PORT=4000\nJWT_SECRET="${first}"\n# the end\n`);
    chmodSync(file, 0o640);
    expect((await rotate('--switch')).printed).toContain('--announce it first');
    const announced = await rotate('--announce');
    const made = secretsIn().JWT_SECRET_PREVIOUS ?? '';
    expect([announced.status, secretsIn().JWT_SECRET, made.length]).toEqual([0, first, 64]);
    expect(announced.printed).not.toContain(made);
    expect((await rotate()).printed).toContain('--finish that change first');
    expect((await rotate('--switch')).status).toBe(0);
    expect(secretsIn()).toEqual({ JWT_SECRET: made, JWT_SECRET_PREVIOUS: first });
    expect((await rotate('--finish')).printed).toContain('was changed less than twelve hours ago');
    const before = new Date(Date.now() - 13 * 3_600_000);
    utimesSync(file, before, before);
    expect(await rotate('--finish')).toEqual({ status: 0, printed: expect.stringContaining('is removed from') });
    expect(readFileSync(file, 'utf8')).toBe(`PORT=4000\nJWT_SECRET=${made}\n# the end\n`);
    expect(statSync(file).mode & 0o777).toBe(0o640);
  }, 600_000);

  test('keeps sessions of a secret that the data folder has', async () => {
    const other = await freshDatabase();
    const generated = { JWT_SECRET: '' };
    const server = await startServerProcess(other, generated);
    const { token } = server.admin;
    await server.kill();
    expect(await waybill(other, ['secret', 'rotate'], { env: generated })).toEqual({
      status: 0,
      printed: expect.stringContaining('A new secret signs from now on'),
    });
    const again = await startServerProcess(other, generated);
    try {
      expect((await clientOf(again.origin, token).rest('GET', 'users/profile')).status).toBe(200);
    } finally {
      await again.kill();
      await other.drop();
    }
  }, 600_000);
});
