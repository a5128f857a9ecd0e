import { randomUUID } from 'node:crypto';
import { IsNull, Not } from 'typeorm';
import { company } from '../../company';
import type { Writer } from '../../db/writer';
import { Mail } from './mail.entity';

export type NewMail = Pick<Mail, 'topic' | 'template' | 'recipient' | 'goodUntil'>;

const domain = company.email.split('@')[1] ?? 'localhost';

/** Puts a mail into the outbox, in the caller's transaction; older ones on the same topic are not sent any more. */
export async function queueMail(db: Writer, mail: NewMail): Promise<void> {
  await dropMails(db, mail.topic);
  await db.insertRow(Mail, {
    ...mail,
    messageId: `<${randomUUID()}@${domain}>`,
    createdOn: db.now,
    dueOn: db.now,
    claim: null,
    attempts: 0,
    sentOn: null,
    lastError: null,
  });
}

/** Mails on a topic that wait in the outbox are not sent any more. */
export async function dropMails(db: Writer, topic: string): Promise<void> {
  await db.internal.delete(Mail, { topic, dueOn: Not(IsNull()) });
}
