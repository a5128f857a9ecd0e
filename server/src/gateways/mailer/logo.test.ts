import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { inTransaction } from '../../db/write/transaction';
import { CompanyImage } from '../../modules/parties/company/companyImage.entity';
import { aProfile } from '../../testing/company';
import { aMailableInvoice } from '../../testing/invoices';
import { startMailServer, type TestMailServer } from '../../testing/mailServer';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { sendDueMails } from './sender';

let mailServer: TestMailServer;
let server: TestServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startTestServer({ smtpUrl: mailServer.url });
});
beforeEach(() => {
  mailServer.taken.length = 0;
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

/** From today on. */
async function saveProfile(given: object): Promise<void> {
  const path = `companyprofiles/${server.app.clock.today()}`;
  const { body } = await server.admin.rest('GET', `companyprofile?on=${server.app.clock.today()}`);
  const { validFrom: _, ...profile } = aProfile('', given);
  const { validFrom, version } = body.resultObject;
  const isChange = path.endsWith(validFrom);
  const answer = await server.admin.rest('PUT', path, { ...profile, ...(isChange && { version }) });
  expect(answer.body.errors).toEqual([]);
}

async function aLogo(colour: string, extension: 'png' | 'jpg'): Promise<{ name: string; content: Buffer }> {
  const picture = sharp({ create: { width: 60, height: 20, channels: 3, background: colour } });
  const content = await (extension === 'png' ? picture.png() : picture.jpeg()).toBuffer();
  const name = `${randomUUID()}.${extension}`;
  await inTransaction(server.app, (db) => db.insertRow(CompanyImage, { name, content, createdOn: db.now }));
  return { name, content };
}

async function mailedInvoice(): Promise<string> {
  const { uniqueId } = await aMailableInvoice(server, 'accounts@logo.example');
  await server.admin.rest('POST', `invoices/${uniqueId}/mail`);
  expect(await sendDueMails(server.app)).toBe(1);
  return mailServer.taken[0] ?? '';
}

/** Parts of a mail that are base64, without their line ends. */
const encodedParts = (raw: string) =>
  [...raw.matchAll(/\r\n\r\n([A-Za-z0-9+/=\r\n]{40,}?)\r\n--/g)].map(([, part = '']) => part.replaceAll('\r\n', ''));
const htmlOf = (raw: string) =>
  raw.slice(raw.indexOf('Content-Type: text/html')).replace(/=\r\n/g, '').replaceAll('=3D', '=');

describe('a mail', () => {
  test('without a logo of the company has its trade name', async () => {
    const raw = await mailedInvoice();
    expect(raw).not.toContain('multipart/related');
    expect(htmlOf(raw)).toContain('>\r\nWaybill<br>');
  });

  test.each([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
  ] as const)('shows the logo of the company, a %s that comes with it; the text remains', async (extension, type) => {
    const { name, content } = await aLogo('red', extension);
    await saveProfile({ logo: name, tradeName: 'Deccan "Parcels" & Cargo' });
    const raw = await mailedInvoice();
    expect(raw).toMatch(/multipart\/alternative[^]*text\/plain[^]*multipart\/related[^]*text\/html/);
    expect(raw).toMatch(new RegExp(`Content-Type: ${type}[^]*Content-ID: <logo@company>`));
    expect(htmlOf(raw)).toContain('<img src="cid:logo@company" alt="Deccan &quot;Parcels&quot; &amp; Cargo"');
    const parts = encodedParts(raw);
    expect(parts).toContain(content.toString('base64'));
    const attached = parts
      .map((part) => Buffer.from(part, 'base64').toString())
      .find((text) => /^<!doctype/.test(text));
    expect(attached).toContain(`<img src="data:${type};base64,${content.toString('base64')}"`);
    expect(raw).not.toContain('/dynamic/images');
  });
});

test('a link to set a password comes with the logo, too', async () => {
  const { name } = await aLogo('blue', 'png');
  await saveProfile({ logo: name });
  await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: 'admin@waybill.test' });
  await sendDueMails(server.app);
  const [raw = ''] = mailServer.taken;
  expect(raw).toContain('Content-ID: <logo@company>');
  expect(raw).toMatch(/^http\S+\/reset-password\/\?EmailAddress=\S+\r$/m);
});
