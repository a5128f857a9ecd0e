/** Mails contain account links: if encryption is configured, none may be sent without it. */
import { readConfig } from '../../config';
import { aSender, startMailServer, type TestMailServer } from '../../testing/mailServer';
import { Mail } from './mail.entity';
import { mailerOf } from './mailer';

let plain: TestMailServer;
beforeAll(async () => {
  plain = await startMailServer();
});
afterAll(() => plain.close());

const send = (smtpUrl: string) => {
  const config = { ...readConfig({ JWT_SECRET: 'a secret for the tests, long enough to be one' }), smtpUrl };
  const mail = Object.assign(new Mail(), { messageId: '<1@waybill.test>', createdOn: new Date() });
  return mailerOf(config).send(mail, {
    ...aSender,
    to: 'a@waybill.test',
    subject: 'Subject',
    content: { greeting: 'Hello', paragraphs: [], button: { label: 'Open', url: 'http://x' }, note: '' },
  });
};

test('a server that cannot encrypt is sent nothing where TLS is required', async () => {
  await expect(send(`${plain.url}?requireTLS=true`)).rejects.toThrow(/STARTTLS/);
  await expect(send(plain.url.replace('smtp:', 'smtps:'))).rejects.toThrow();
  expect(plain.taken).toEqual([]);
});

test('and everything where it is not', async () => {
  await send(plain.url);
  expect(plain.taken).toHaveLength(1);
});
