import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendDueMails } from '../gateways/mailer';
import type { TestServer } from './testServer';

export interface ReceivedMail {
  to: string;
  subject: string;
  messageId: string;
  raw: string;
  /** URL of the button. */
  url: string;
  /** The link's parameters, as sent by a client. */
  resetlink: { id: string; guid: string; email: string };
}

/** Sends due mails and returns all mails for an address, oldest first. */
export async function mailsTo(server: TestServer, address: string): Promise<ReceivedMail[]> {
  await sendDueMails(server.app);
  const folder = join(server.app.config.dataDir, 'outbox');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
  return files
    .map((name) => readMail(readFileSync(join(folder, name), 'utf8'), name))
    .filter(({ to }) => to.toLowerCase() === address.toLowerCase())
    .sort((a, b) => order.indexOf(a.messageId) - order.indexOf(b.messageId));
}

/** Files are unordered, so the order in which they were first seen is kept. */
const order: string[] = [];

/** Parameters with the names used in mails; the text part is not wrapped. */
function readMail(raw: string, name: string): ReceivedMail {
  const header = (field: string) => new RegExp(`^${field}: (.*)$`, 'mi').exec(raw)?.[1]?.trim() ?? '';
  const url = /^(https?:\S+)\r?$/m.exec(unfolded(raw))?.[1] ?? '';
  const query = new URLSearchParams(url.split('?')[1]);
  const messageId = header('Message-ID');
  if (!order.includes(messageId)) order.push(messageId);
  return {
    to: header('To'),
    subject: header('Subject'),
    messageId: messageId || name,
    raw,
    url,
    resetlink: { id: query.get('Id') ?? '', guid: query.get('Guid') ?? '', email: query.get('EmailAddress') ?? '' },
  };
}

/** Quoted-printable, as mails with mailComposers beyond ASCII have it. */
const unfolded = (raw: string) =>
  /^Content-Transfer-Encoding: 7bit/m.test(raw) ? raw : raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=');

export async function lastMailTo(server: TestServer, address: string): Promise<ReceivedMail> {
  const last = (await mailsTo(server, address)).at(-1);
  if (!last) throw new Error(`No mail came for ${address}`);
  return last;
}

/** Of all parts of a mail. */
export const textsOf = (raw: string): string =>
  raw.replace(/\r?\n\r?\n([A-Za-z0-9+/=\r\n]{60,}?)\r?\n--/g, (_, base64: string) =>
    Buffer.from(base64, 'base64').toString(),
  );
