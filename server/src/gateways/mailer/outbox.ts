import { randomUUID } from 'node:crypto';
import { IsNull, Not } from 'typeorm';
import { company } from '../../company';
import type { Writer } from '../../db/writer';
import { written, type Letter } from './letter';
import { Mail } from './mail.entity';

export interface NewMail {
  topic: string;
  recipient: string;
  subject: string;
  letter: Letter;
  goodUntil: Date;
}

const domain = company.email.split('@')[1] ?? 'localhost';

/** Puts a mail into the outbox, in the caller's transaction; older ones on the same topic are not sent any more. */
export async function queueMail(db: Writer, mail: NewMail): Promise<void> {
  const { topic, recipient, subject, letter, goodUntil } = mail;
  await dropMails(db, topic);
  await db.internal.insert(Mail, {
    messageId: `<${randomUUID()}@${domain}>`, topic, recipient, subject, ...written(letter), goodUntil,
    createdOn: db.now, dueOn: db.now, claim: null, attempts: 0, sentOn: null, lastError: null,
  });
}

/** Mails on a topic that wait in the outbox are not sent any more. */
export async function dropMails(db: Writer, topic: string): Promise<void> {
  await db.internal.update(Mail, { topic, dueOn: Not(IsNull()) }, { ...wiped, lastError: 'Replaced or void' });
}

/** What remains readable of a mail that is done with. */
export const wiped = { textBody: null, htmlBody: null, dueOn: null, claim: null } as const;
