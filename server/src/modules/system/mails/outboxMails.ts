/** Rows of the outbox, as they are told. */
import type { SelectQueryBuilder } from 'typeorm';
import { badInput, notFound } from '../../../core/operation/errors';
import type { Reader } from '../../../db/read/reader';
import { mailsLabels, type MailState } from '../../../domain/mails/enums';
import { Mail } from '../../../gateways/mailer/mail.entity';
import { OutboxMail } from './mail.type';

const inState = {
  Waiting: 'r.dueOn IS NOT NULL AND r.lastError IS NULL',
  Failing: 'r.dueOn IS NOT NULL AND r.lastError IS NOT NULL',
  Sent: 'r.sentOn IS NOT NULL',
  GivenUp: 'r.dueOn IS NULL AND r.sentOn IS NULL',
} as const satisfies Record<MailState, string>;

export function mailsIn(db: Reader, states: readonly MailState[] | null | undefined): SelectQueryBuilder<Mail> {
  const found = db.select(Mail, 'r');
  return states?.length ? found.where(`(${states.map((state) => `(${inState[state]})`).join(' OR ')})`) : found;
}

export function stateOf({ dueOn, sentOn, lastError }: Pick<Mail, 'dueOn' | 'sentOn' | 'lastError'>): MailState {
  if (dueOn) return lastError === null ? 'Waiting' : 'Failing';
  return sentOn ? 'Sent' : 'GivenUp';
}

/** What identifies a mail outside of the database: the first part of its Message-ID. */
const uniqueIdOf = ({ messageId }: Mail): string => messageId.replace(/^<|@.*$/g, '');

/** `field` names the input that a wrong reference was in; without one the mail is simply not found. */
export async function mailOf(db: Reader, uniqueId: string, field?: 'after' | 'before'): Promise<Mail> {
  const isOne = /^[0-9a-f-]{36}$/.test(uniqueId);
  const named = db.select(Mail, 'r').where('r.messageId LIKE :start', { start: `<${uniqueId}@%` });
  const mail = isOne ? await named.getOne() : null;
  if (!mail) throw field ? badInput('Mail not found', field) : notFound('Mail');
  return mail;
}

export function outboxMailOf(mail: Mail): OutboxMail {
  const { template, recipient, subject, attempts, lastError, createdOn, createdById, dueOn, sentOn } = mail;
  // What somebody typed who is not signed in is an address once a user was found by it.
  const isAddress = createdById !== null || subject !== null || template !== 'AccountLink';
  return Object.assign(new OutboxMail(), {
    uniqueId: uniqueIdOf(mail),
    template,
    to: isAddress ? recipient : null,
    subject: subject ?? mailsLabels.MailTemplate[template],
    state: stateOf(mail),
    tries: attempts,
    lastError,
    createdOn,
    nextTry: dueOn,
    sentOn,
  });
}
