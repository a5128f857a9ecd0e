import { randomUUID } from 'node:crypto';
import { IsNull, Not } from 'typeorm';
import type { Writer } from '../../db/write/writer';
import { Mail } from './mail.entity';

export type NewMail = Pick<Mail, 'topic' | 'template' | 'recipient' | 'expiresAt'>;

/** A Message-ID is unique by what stands before it; the sender's own domain may change until the mail is sent. */
const domain = 'outbox.waybill';

/** Adds a mail to the outbox in the caller's transaction, and cancels unsent ones on the same topic. */
export async function queueMail(db: Writer, mail: NewMail): Promise<Mail> {
  await dropMails(db, mail.topic);
  return db.insertRow(Mail, {
    ...mail,
    messageId: `<${randomUUID()}@${domain}>`,
    createdOn: db.now,
    createdById: db.userId,
    dueOn: db.now,
    claim: null,
    attempts: 0,
    sentOn: null,
    subject: null,
    lastError: null,
  });
}

const daysForDocuments = 3;

/** Adds a mail with a document to the outbox; it is composed when it is sent, and given up after three days. */
export const queueDocument = (db: Writer, mail: Omit<NewMail, 'expiresAt'>): Promise<unknown> =>
  queueMail(db, { ...mail, expiresAt: new Date(db.now.getTime() + daysForDocuments * 24 * 3_600_000) });

/** Cancels unsent mails on a topic. */
export async function dropMails(db: Writer, topic: string): Promise<void> {
  await db.internal.delete(Mail, { topic, dueOn: Not(IsNull()) });
}
