import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inTransaction } from '../../db/write/transaction';
import { anInvitedUser, type MadeUser } from '../../testing/people';
import { aSender, headerOf, startMailServer, type TestMailServer } from '../../testing/mailServer';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { Mail } from './mail.entity';
import { mailerOf } from './mailer';
import { queueMail } from './outbox';
import { claimMail, sendDueMails } from './sender';

let mailServer: TestMailServer;
let server: TestServer;
const start = new Date('2026-11-20T06:00:00Z');
const minute = 60 * 1000;

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url });
});
beforeEach(async () => {
  server.setNow(start);
  await sendDueMails(server.app);
  await inTransaction(server.app, (db) => db.internal.clear(Mail));
  mailServer.taken.length = 0;
  mailServer.behaviour = 'take';
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

const after = (minutes: number) => server.setNow(new Date(start.getTime() + minutes * minute));
const rows = () => server.app.database.reader.manager.find(Mail, { order: { id: 'ASC' } });
const rowOf = async ({ emailAddress }: MadeUser) => {
  const row = (await rows()).find(({ recipient }) => recipient === emailAddress);
  if (!row) throw new Error('The mail is not in the outbox');
  return row;
};
const send = () => sendDueMails(server.app);
const contentOf = async (mail: Mail) => {
  const content = await server.app.mailComposers[mail.template](server.app, mail);
  if (!content) throw new Error('There is nobody to write to');
  return content;
};

describe('a mail', () => {
  test('goes out by SMTP as text and HTML, once', async () => {
    const user = await anInvitedUser(server, { firstName: 'Zoë <b>&' });
    const { messageId } = await rowOf(user);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    const [mail = ''] = mailServer.taken;
    expect(headerOf(mail, 'From')).toBe('Waybill <care@waybill.test>');
    expect(headerOf(mail, 'To')).toBe(user.emailAddress);
    expect(headerOf(mail, 'Message-ID')).toBe(messageId);
    expect(mail).toMatch(/multipart\/alternative[^]*text\/plain[^]*text\/html/);
    const html = mail.slice(mail.indexOf('text/html')).replace(/=\r\n/g, '');
    expect(html).toContain('Dear Zo=C3=AB &lt;b&gt;&amp;,');
    expect(html).not.toContain('<b>');
    expect(mail).toContain('/account-activation/?EmailAddress=');
    expect(await rowOf(user)).toMatchObject({ sentOn: start, dueOn: null, claim: null });
    expect(mailServer.taken).toHaveLength(1);
  });

  test('is whole on the wire: no line lost or folded, a lone dot kept', async () => {
    const url = `http://x.test/${'y'.repeat(300)}`;
    const content = { greeting: 'Hello', paragraphs: ['.', '..dots'], button: { label: 'Go', url }, note: '.' };
    const to = 'dots@waybill.test';
    const expiresAt = new Date(start.getTime() + minute);
    await inTransaction(server.app, (db) =>
      queueMail(db, { topic: 'test', template: 'AccountLink', recipient: to, expiresAt }),
    );
    const mailComposers = {
      ...server.app.mailComposers,
      AccountLink: async () => ({ ...aSender, to, subject: 'Dots', content }),
    };
    expect(await sendDueMails({ ...server.app, mailComposers })).toBe(1);
    const text = ['Hello', '', '.', '', '..dots', '', 'Go:', url, '', '.', ''].join('\r\n');
    expect(mailServer.taken[0]).toContain(text);
  });

  test('does not exist when its command failed', async () => {
    const user = await anInvitedUser(server);
    const again = { firstName: 'A', lastName: 'B', gender: 1, emailAddress: user.emailAddress };
    expect((await server.admin.rest('POST', 'users', again)).status).toBe(409);
    expect(await rows()).toHaveLength(1);
  });

  test('that was not sent yet gives way to a newer one', async () => {
    const user = await anInvitedUser(server);
    const older = await rowOf(user);
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: user.emailAddress });
    const [newer, ...others] = await rows();
    expect(newer?.messageId).not.toBe(older.messageId);
    expect(others).toEqual([]);
    expect(await send()).toBe(1);
    expect(headerOf(mailServer.taken[0] ?? '', 'Message-ID')).toBe(newer?.messageId);
  });

  test('does not wait for as long as the clock was set back, and goes out once', async () => {
    after(24 * 60);
    const user = await anInvitedUser(server);
    after(0);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(mailServer.taken).toHaveLength(1);
    expect(await rowOf(user)).toMatchObject({ sentOn: start, dueOn: null });
  });

  test('to a user who is deleted meanwhile is not sent', async () => {
    const user = await anInvitedUser(server);
    await server.admin.rest('DELETE', `users/${user.uniqueId}`);
    expect(await send()).toBe(0);
    expect(await rows()).toEqual([]);
  });

  test('to nobody leaves no trace of what was typed', async () => {
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: 'nobody@waybill.test' });
    expect(await rows()).toHaveLength(1);
    expect(await send()).toBe(0);
    expect(await rows()).toEqual([]);
    expect(mailServer.taken).toEqual([]);
  });
});

describe('a mail server', () => {
  test.each([450, 550] as const)('that refuses with %d is asked again later, ever less often', async (code) => {
    const user = await anInvitedUser(server);
    mailServer.behaviour = code;
    expect(await send()).toBe(0);
    const refused = await rowOf(user);
    expect(refused).toMatchObject({ attempts: 1, sentOn: null, claim: null });
    expect(refused.lastError).toContain('Not now, not here');
    expect(refused.lastError).not.toContain('Guid');
    expect(await send()).toBe(0);
    expect((await rowOf(user)).attempts).toBe(1);
    after(1);
    await send();
    const first = refused.dueOn!.getTime() - start.getTime();
    const second = (await rowOf(user)).dueOn!.getTime() - start.getTime() - minute;
    expect(second).toBeGreaterThan(2 * first);
    mailServer.behaviour = 'take';
    after(10);
    expect(await send()).toBe(1);
    expect(headerOf(mailServer.taken[0] ?? '', 'Message-ID')).toBe(refused.messageId);
    expect(await rowOf(user)).toMatchObject({ attempts: 3, sentOn: expect.any(Date), lastError: null });
  });

  test('that drops the line in the middle loses nothing', async () => {
    const user = await anInvitedUser(server);
    mailServer.behaviour = 'drop';
    expect(await send()).toBe(0);
    expect(await rowOf(user)).toMatchObject({ attempts: 1, sentOn: null, dueOn: expect.any(Date) });
    mailServer.behaviour = 'take';
    after(5);
    expect(await send()).toBe(1);
    expect(mailServer.taken).toHaveLength(1);
  });

  test('that is not there loses nothing, and one mail does not hold up another', async () => {
    const users = [await anInvitedUser(server), await anInvitedUser(server)];
    const nowhere = mailerOf({ ...server.app.config, smtpUrl: 'smtp://127.0.0.1:1' });
    const lines: string[] = [];
    const log = { info: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
    expect(await sendDueMails(server.app, { mailer: nowhere, log })).toBe(0);
    expect((await rows()).map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(lines).toEqual([expect.stringContaining('ECONNREFUSED'), expect.stringContaining('ECONNREFUSED')]);
    after(5);
    expect(await send()).toBe(users.length);
  });

  test('that refuses for a day is given up', async () => {
    const user = await anInvitedUser(server);
    mailServer.behaviour = 450;
    await send();
    mailServer.behaviour = 'take';
    after(24 * 60);
    expect(await send()).toBe(0);
    expect(await rowOf(user)).toMatchObject({
      dueOn: null,
      sentOn: null,
      lastError: expect.stringContaining('Not now'),
    });
    expect(mailServer.taken).toEqual([]);
  });
});

describe('a crash', () => {
  test('between sending and marking: the mail goes out again, as the same mail, after the lease', async () => {
    const user = await anInvitedUser(server);
    const mail = await claimMail(server.app);
    await mailerOf(server.app.config).send(mail!, await contentOf(mail!));
    expect(await send()).toBe(0);
    after(2);
    expect(await send()).toBe(0);
    after(4);
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect(mailServer.taken.map((taken) => headerOf(taken, 'Message-ID'))).toEqual([mail!.messageId, mail!.messageId]);
    expect(mailServer.taken.map((taken) => headerOf(taken, 'Date'))).toEqual([
      expect.any(String),
      headerOf(mailServer.taken[0]!, 'Date'),
    ]);
    const [first, second] = mailServer.taken.map((taken) => /Guid=[\w-]{43}/.exec(taken)?.[0]);
    expect(second).toBe(first);
    expect(await rowOf(user)).toMatchObject({ sentOn: expect.any(Date) });
  });

  test('between taking and sending: the mail goes out once, after the lease', async () => {
    await anInvitedUser(server);
    expect(await claimMail(server.app)).toMatchObject({ attempts: 1 });
    expect(await claimMail(server.app)).toBeNull();
    after(4);
    expect(await send()).toBe(1);
    expect(mailServer.taken).toHaveLength(1);
  });

  test('of the database between sending and marking: the mark is tried again', async () => {
    const user = await anInvitedUser(server);
    let writes = 0;
    const { database } = server.app;
    const begin = () => {
      writes += 1;
      return writes === 3 ? Promise.reject(new Error('The database is away')) : database.begin();
    };
    const shaky = { ...server.app, database: { ...database, begin } };
    expect(await sendDueMails(shaky)).toBe(1);
    expect(writes).toBe(4);
    expect(await rowOf(user)).toMatchObject({ sentOn: start, dueOn: null });
  });
});

test('several servers empty one outbox together, and each mail goes out once', async () => {
  const users = [];
  for (let n = 0; n < 8; n += 1) users.push(await anInvitedUser(server));
  const sent = await Promise.all([1, 2, 3].map(send));
  expect(sent.reduce((sum, each) => sum + each, 0)).toBe(users.length);
  expect(mailServer.taken.map((mail) => headerOf(mail, 'To')).sort()).toEqual(
    users.map(({ emailAddress }) => emailAddress).sort(),
  );
});

test('a server that stops ends after the mail under way', async () => {
  await anInvitedUser(server);
  expect(await sendDueMails(server.app, { stopping: AbortSignal.abort() })).toBe(0);
  expect(await send()).toBe(1);
});

test('without SMTP_URL a mail is a file that only its owner reads, and a line in the log', async () => {
  const user = await anInvitedUser(server);
  const mailer = mailerOf({ ...server.app.config, smtpUrl: null });
  const mail = await claimMail(server.app);
  const content = await contentOf(mail!);
  const lines = [await mailer.send(mail!, content), await mailer.send(mail!, content)];
  const folder = join(server.app.config.dataDir, 'outbox');
  const [file = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  const raw = readFileSync(join(folder, file), 'utf8');
  const address = encodeURIComponent(user.emailAddress);
  expect(raw).toContain(`\r\nhttp://localhost:4000/account-activation/?EmailAddress=${address}&Guid=`);
  expect(lines[0]).toBe(`Mail to ${user.emailAddress}: Activate your Waybill account (${join(folder, file)})`);
});
