import { inTransaction } from '../../../db/write/transaction';
import { sendDueMails } from '../../../gateways/mailer';
import { Mail } from '../../../gateways/mailer/mail.entity';
import { claimMail } from '../../../gateways/mailer/sender';
import { aMailableInvoice } from '../../../testing/invoices';
import { headerOf, startMailServer, type TestMailServer } from '../../../testing/mailServer';
import { anInvitedUser } from '../../../testing/people';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let mailServer: TestMailServer;
let server: TestServer;
const start = new Date('2026-11-20T06:00:00Z');

beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url });
});
beforeEach(async () => {
  server.setNow(start);
  mailServer.behaviour = 'take';
  await inTransaction(server.app, (db) => db.internal.clear(Mail));
  mailServer.taken.length = 0;
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

const after = (minutes: number) => server.setNow(new Date(start.getTime() + minutes * 60_000));
const send = () => sendDueMails(server.app);
const fields = 'uniqueId template to subject state tries lastError nextTry sentOn';
async function outbox(search: object = {}): Promise<Json[]> {
  const { data } = await server.admin.graphql(
    `query($search: MailSearch!) { mails(search: $search) { rows { ${fields} } rowCount } }`,
    { search },
  );
  return data.mails.rows;
}
const failing = async () => (await server.admin.graphql('{ failingMails { count since } }')).data.failingMails;
const resend = (uniqueId: string) => server.admin.rest('POST', `mails/${uniqueId}/resend`);
const aTestMail = async (body?: object): Promise<Json> =>
  (await server.admin.rest('POST', 'mails/test', body)).body.resultObject;

describe('the outbox', () => {
  test('tells address, subject, tries, last error and next try of a mail that no server takes', async () => {
    const { uniqueId, invoiceNumber } = await aMailableInvoice(server, 'accounts@failing.example');
    await server.admin.rest('POST', `invoices/${uniqueId}/mail`);
    expect(await outbox()).toMatchObject([
      { template: 'Invoice', to: 'accounts@failing.example', subject: 'Invoice', state: 'Waiting', tries: 0 },
    ]);
    expect(await failing()).toEqual({ count: 0, since: null });
    mailServer.behaviour = 550;
    await send();
    const [mail] = await outbox();
    expect(mail).toMatchObject({ subject: `Invoice ${invoiceNumber}`, state: 'Failing', tries: 1, sentOn: null });
    expect(mail.lastError).toContain('Not now, not here');
    expect(new Date(mail.nextTry).getTime()).toBeGreaterThan(start.getTime());
    expect(await failing()).toEqual({ count: 1, since: start.toISOString() });
    expect((await server.admin.rest('GET', 'mails/failing')).body.resultObject).toMatchObject({ count: 1 });
  });

  test('is searched by state, and paged by the last row', async () => {
    for (const name of ['one', 'two', 'three']) {
      const { uniqueId } = await aMailableInvoice(server, `${name}@page.example`);
      await server.admin.rest('POST', `invoices/${uniqueId}/mail`);
      if (name === 'two') await send();
    }
    const tos = async (search: object) => (await outbox(search)).map(({ to }) => to.split('@')[0]);
    expect(await tos({})).toEqual(['three', 'two', 'one']);
    expect(await tos({ sortBy: 'createdOn', sortOrder: 'ASC' })).toEqual(['one', 'two', 'three']);
    expect(await tos({ state: ['Sent'] })).toEqual(['two', 'one']);
    expect(await tos({ state: ['Waiting', 'Failing'] })).toEqual(['three']);
    expect(await tos({ state: ['GivenUp'] })).toEqual([]);
    const [newest, , oldest] = await outbox();
    expect(await tos({ after: newest.uniqueId, take: 1 })).toEqual(['two']);
    expect(await tos({ before: oldest.uniqueId, take: 1 })).toEqual(['two']);
    expect(await tos({ skip: 2 })).toEqual(['one']);
    const { body } = await server.admin.rest('GET', 'mails?state=3&take=9000');
    expect([body.rowCount, body.resultObject.map(({ to }: Json) => to)]).toEqual([
      2,
      ['two@page.example', 'one@page.example'],
    ]);
    const { errors } = await server.admin.graphql('{ mails(search: { after: "nothing" }) { rows { to } } }');
    expect(errors?.[0]).toMatchObject({ message: 'Mail not found' });
  });

  test('shows no secret: neither a link, nor what a stranger has typed for an address', async () => {
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: 'MyOldPassword' });
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: 'admin@waybill.test' });
    expect((await outbox()).map(({ to, subject }) => [to, subject])).toEqual([
      [null, 'Account link'],
      [null, 'Account link'],
    ]);
    mailServer.behaviour = 450;
    await send();
    const [mail, ...others] = await outbox();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'admin@waybill.test', subject: 'Reset your Waybill password', state: 'Failing' });
    const answer = JSON.stringify((await server.admin.rest('GET', 'mails')).body);
    expect(answer).not.toMatch(/Guid|http|reset-password/i);
  });

  test('keeps the answer of a mail server without the parameters of a link in it', async () => {
    await aTestMail();
    const told = 'Spam: https://waybill.test/reset-password/?EmailAddress=a&Guid=secret, see https://help.test/550';
    await sendDueMails(server.app, { mailer: { send: () => Promise.reject(new Error(told)) } });
    expect((await outbox())[0].lastError).toBe('Spam: https://waybill.test/reset-password/ see https://help.test/550');
  });
});

describe('send again', () => {
  test('tries a failing mail at once, as the same mail', async () => {
    const user = await anInvitedUser(server);
    mailServer.behaviour = 450;
    await send();
    mailServer.behaviour = 'take';
    const [mail] = await outbox();
    expect(await send()).toBe(0);
    expect(await resend(mail.uniqueId)).toMatchObject({ status: 200, body: { resultObject: { state: 2 } } });
    expect(await send()).toBe(1);
    expect(headerOf(mailServer.taken[0] ?? '', 'To')).toBe(user.emailAddress);
    expect(await outbox()).toMatchObject([{ uniqueId: mail.uniqueId, state: 'Sent', tries: 2, lastError: null }]);
  });

  test('writes a sent mail anew, and one that was given up', async () => {
    const { uniqueId } = await aMailableInvoice(server, 'again@sent.example');
    await server.admin.rest('POST', `invoices/${uniqueId}/mail`);
    await send();
    const [sent] = await outbox();
    expect((await resend(sent.uniqueId)).body.resultObject).toMatchObject({ to: 'again@sent.example', state: 1 });
    mailServer.behaviour = 550;
    await send();
    after(4 * 24 * 60);
    await send();
    const [givenUp] = await outbox();
    expect(givenUp).toMatchObject({ state: 'GivenUp', nextTry: null });
    mailServer.behaviour = 'take';
    await resend(givenUp.uniqueId);
    expect(await send()).toBe(1);
    expect(mailServer.taken.map((mail) => headerOf(mail, 'To'))).toEqual(['again@sent.example', 'again@sent.example']);
    expect((await outbox()).map(({ state }) => state)).toEqual(['Sent', 'GivenUp', 'Sent']);
  });

  test('is refused while the mail is being sent, for a link that nobody waits for, and for no mail', async () => {
    await anInvitedUser(server);
    await claimMail(server.app);
    const [claimed] = await outbox();
    const refused = (answer: Json) => [answer.status, answer.body.errors];
    expect(refused(await resend(claimed.uniqueId))).toEqual([409, ['The mail is being sent']]);
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: 'admin@waybill.test' });
    await send();
    const [reset] = await outbox();
    expect(refused(await resend(reset.uniqueId))).toEqual([409, [expect.stringContaining("'Forget Password'")]]);
    for (const nothing of ['nothing', '%', '00000000-0000-4000-8000-000000000000'])
      expect(refused(await resend(encodeURIComponent(nothing)))).toEqual([404, ['Mail not found']]);
  });

  test('invites a user again whose invitation was sent', async () => {
    const user = await anInvitedUser(server);
    await send();
    const [mail] = await outbox();
    expect((await resend(mail.uniqueId)).status).toBe(200);
    expect(await send()).toBe(1);
    expect(mailServer.taken.map((taken) => headerOf(taken, 'To'))).toEqual([user.emailAddress, user.emailAddress]);
  });
});

describe('a test mail', () => {
  test("goes to the admin's own address, or to one that is typed", async () => {
    expect(await aTestMail()).toMatchObject({ to: 'admin@waybill.test', subject: 'Test mail', state: 1 });
    expect(await send()).toBe(1);
    const { data } = await server.admin.graphql(
      'mutation($input: SendTestMailInput!) { sendTestMail(input: $input) { to state } }',
      { input: { emailAddress: ' boss@elsewhere.example ' } },
    );
    expect(data.sendTestMail).toEqual({ to: 'boss@elsewhere.example', state: 'Waiting' });
    expect(await send()).toBe(1);
    expect(mailServer.taken.map((mail) => [headerOf(mail, 'To'), headerOf(mail, 'Subject')])).toEqual([
      ['admin@waybill.test', 'Test mail of Waybill'],
      ['boss@elsewhere.example', 'Test mail of Waybill'],
    ]);
    expect((await server.admin.rest('POST', 'mails/test', { emailAddress: 'boss' })).status).toBe(400);
  });

  test('is given up after an hour', async () => {
    mailServer.behaviour = 450;
    await aTestMail();
    await send();
    after(61);
    await send();
    expect(await outbox()).toMatchObject([{ state: 'GivenUp', subject: 'Test mail of Waybill' }]);
    expect(await failing()).toEqual({ count: 0, since: null });
  });
});

test('a member neither sees the outbox nor sends from it', async () => {
  for (const [method, path] of [
    ['GET', 'mails'],
    ['GET', 'mails/failing'],
    ['POST', 'mails/test'],
    ['POST', 'mails/x/resend'],
  ] as const)
    expect((await server.member.rest(method, path)).status).toBe(403);
});
