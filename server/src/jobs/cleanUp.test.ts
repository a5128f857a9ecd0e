import { cleanUp } from './cleanUp';
import { inTransaction } from '../db/write/transaction';
import { Mail } from '../gateways/mailer/mail.entity';
import { RequestKey } from '../core/operation/requestKey.entity';
import { FailedSignIn, RecoveryRequest } from '../modules/parties/accounts/attempt.entity';
import { AccountLink } from '../modules/parties/accounts/link.entity';
import { SecurityEvent } from '../modules/system/security/securityEvent.entity';
import { ChangeRecord } from '../modules/system/audit/changeRecord.entity';
import { Session } from '../modules/parties/accounts/session.entity';
import { lastMailTo } from '../testing/mailbox';
import { anInvitedUser, aUser } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const events = (server: TestServer) => server.app.database.reader.manager.findBy(SecurityEvent, {});

const entities = { Session, FailedSignIn, RecoveryRequest, RequestKey, AccountLink, Mail };

async function counts(): Promise<Record<keyof typeof entities, number>> {
  const { manager } = server.app.database.reader;
  const pairs = Object.entries(entities).map(async ([name, entity]) => [
    name,
    await manager.count(entity as typeof Mail),
  ]);
  return Object.fromEntries(await Promise.all(pairs));
}

test('what is over goes when its time has come, and no sooner', async () => {
  const start = Date.now();
  const later = (ms: number) => server.setNow(new Date(start + ms));
  const { user } = await aUser(server);
  await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: user.emailAddress });
  await lastMailTo(server, user.emailAddress);
  const waiting = await anInvitedUser(server);
  await lastMailTo(server, waiting.emailAddress);
  await expect(server.signIn('member@waybill.test', 'wrong')).rejects.toThrow();
  await server.member.rest('POST', 'customers', { name: 'A', company: 'B', contact: '1' }, { 'idempotency-key': 'k' });

  const before = await counts();
  expect(before).toMatchObject({ FailedSignIn: 1, RecoveryRequest: 1, RequestKey: 1, AccountLink: 2, Mail: 3 });
  expect(await cleanUp(server.app)).toBe(0);
  later(2 * hour);
  await cleanUp(server.app);
  expect(await counts()).toEqual({ ...before, FailedSignIn: 0, RecoveryRequest: 0 });
  later(13 * hour);
  await cleanUp(server.app);
  expect(await counts()).toMatchObject({ Session: 0, AccountLink: 2, RequestKey: 1, Mail: 3 });
  later(25 * hour);
  await cleanUp(server.app);
  expect(await counts()).toMatchObject({ AccountLink: 0, RequestKey: 1, Mail: 3 });
  later(7 * day + hour);
  await cleanUp(server.app);
  expect(await counts()).toMatchObject({ RequestKey: 0, Mail: 3 });
  later(31 * day);
  await cleanUp(server.app);
  expect(await counts()).toMatchObject({ Mail: 0 });
  // An expired activation can be requested again.
  await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: waiting.emailAddress });
  expect(await lastMailTo(server, waiting.emailAddress)).toMatchObject({ subject: 'Activate your Waybill account' });
});

test('several servers may clean up at once, also more rows than one statement takes', async () => {
  const createdOn = new Date(Date.now() - day);
  const rows = Array.from({ length: 1200 }, () => ({ accountKey: 'x', clientNetwork: 'y', device: null, createdOn }));
  await inTransaction(server.app, (db) => db.internal.insert(FailedSignIn, rows));
  await Promise.all([1, 2, 3].map(() => cleanUp(server.app)));
  expect((await counts()).FailedSignIn).toBe(0);
});

test('a mail that still waits is never cleaned away', async () => {
  await anInvitedUser(server);
  server.setNow(new Date(Date.now() + 60 * day));
  await cleanUp(server.app);
  expect((await counts()).Mail).toBe(1);
});

test('the security log is kept for the days of its setting', async () => {
  const before = (await events(server)).length;
  expect(before).toBeGreaterThan(0);
  server.setNow(new Date(Date.now() + 399 * day));
  await cleanUp(server.app);
  expect(await events(server)).toHaveLength(before);
  server.setNow(new Date(Date.now() + 401 * day));
  await cleanUp(server.app);
  expect(await events(server)).toEqual([]);
});

test('the change log is kept for ever, or for the days of its setting, in any number of rows', async () => {
  const changes = ({ app }: TestServer) => app.database.reader.manager.count(ChangeRecord);
  const later = new Date(Date.now() + 400 * day);
  const before = await changes(server);
  server.setNow(later);
  await cleanUp(server.app);
  expect(await changes(server)).toBe(before);

  const limited = await startTestServer({ changeLogDays: 365 });
  try {
    const change = {
      entityName: 'Customer',
      primaryKey: 1,
      changes: '[]',
      entries: 0,
      remark: null,
      createdById: null,
    };
    const copies = (length: number, createdOn: Date) => Array.from({ length }, () => ({ ...change, createdOn }));
    await inTransaction(limited.app, (db) => db.internal.insert(ChangeRecord, copies(1_200, new Date())));
    await inTransaction(limited.app, (db) => db.internal.insert(ChangeRecord, copies(3, later)));
    limited.setNow(later);
    await cleanUp(limited.app);
    expect(await changes(limited)).toBe(3);
  } finally {
    await limited.close();
  }
});

test('a session that nobody used is in the security log once, at the time when it ended', async () => {
  const idle = await startTestServer({ sessionIdleMs: hour });
  try {
    const start = Date.now();
    const sessions = await idle.app.database.reader.manager.findBy(Session, {});
    idle.setNow(new Date(start + hour / 2));
    await cleanUp(idle.app);
    expect((await events(idle)).filter(({ kind }) => kind === 'SessionEnd')).toEqual([]);
    idle.setNow(new Date(start + 3 * hour));
    await Promise.all([cleanUp(idle.app), cleanUp(idle.app)]);
    idle.setNow(new Date(start + 14 * hour));
    await cleanUp(idle.app);
    const ended = (await events(idle)).filter(({ kind }) => kind === 'SessionEnd');
    const recorded = ended.map(({ userId, reason, times, createdOn }) => [userId, reason, times, createdOn]);
    expect(recorded).toHaveLength(sessions.length);
    // Two clean-ups at once record them in any order.
    expect(recorded).toEqual(
      expect.arrayContaining(
        sessions.map(({ userId, lastSeenOn }) => [
          userId,
          'Not used for 60 minutes',
          1,
          new Date(Number(lastSeenOn) + hour),
        ]),
      ),
    );
  } finally {
    await idle.close();
  }
});
