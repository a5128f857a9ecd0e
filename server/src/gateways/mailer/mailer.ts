/** Sends mails by SMTP or, without SMTP_URL, writes them to files for development. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config';
import { logoCid, renderedBodies, type Letterhead, type MailContent } from './emailContent';
import type { Mail } from './mail.entity';

export interface Mailer {
  /**
   * Resolves when the mail was accepted (SMTP: 250 after the data), to a description of its destination. Rejects on
   * failure.
   */
  send(mail: Mail, content: MailContent): Promise<string>;
}

export const mailerOf = ({ smtpUrl, dataDir }: Config): Mailer =>
  smtpUrl ? smtpMailer(smtpUrl) : fileMailer(join(dataDir, 'outbox'));

/** Mail content must not cause file or URL access. */
const guarded = { disableFileAccess: true, disableUrlAccess: true } as const;

function smtpMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    ...guarded,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 10_000,
  });
  return {
    async send(mail, content) {
      await transport.sendMail(message(mail, content));
      return `Mail to ${content.to}: ${content.subject}`;
    },
  };
}

function fileMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...guarded });
  return {
    async send(mail, content) {
      const { message: eml } = await transport.sendMail(message(mail, content));
      // Named after the Message-ID, so that a second attempt replaces the file.
      const path = join(folder, `${mail.messageId.replace(/^<|@.*$/g, '')}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${path}.part`, eml as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return `Mail to ${content.to}: ${content.subject} (${path})`;
    },
  };
}

function message(
  { messageId, createdOn }: Mail,
  { from, to, subject, content, letterhead, attachments = [] }: MailContent,
) {
  const { textBody, htmlBody } = renderedBodies({ content, letterhead });
  return {
    messageId,
    date: createdOn,
    from,
    // As an object, so that the address is not parsed as a list.
    to: { name: '', address: to },
    subject,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [...attachments, ...logoOf(letterhead)],
    alternatives: [textPart(textBody), { contentType: 'text/html; charset=utf-8', content: htmlBody }],
  };
}

/** Beside the HTML part, which shows it; a link to it would tell who reads the mail when. */
const logoOf = ({ logo }: Letterhead) =>
  logo ? [{ ...logo, cid: logoCid, filename: 'logo', contentDisposition: 'inline' as const }] : [];

/**
 * The library wraps lines over 76 characters; links are kept in one line, so that they can be copied from the raw mail.
 */
function textPart(text: string) {
  const contentType = 'text/plain; charset=utf-8';
  return isPlain(text)
    ? { raw: `Content-Type: ${contentType}\nContent-Transfer-Encoding: 7bit\n\n${text}` }
    : { contentType, content: text };
}

/** ASCII with lines that SMTP transfers unchanged. */
const isPlain = (text: string) => /^[\x20-\x7e\n]*$/.test(text) && text.split('\n').every((line) => line.length < 990);
