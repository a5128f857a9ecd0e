/**
 * Sends the outbox. Safe to run on several servers: a mail is claimed by postponing its due time, sent, and marked as
 * sent after the SMTP server's 250. If a server dies in between, the mail becomes due again and is sent with the same
 * Message-ID; SMTP allows no stronger guarantee.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { IsNull, LessThanOrEqual, MoreThan, Not, Or } from 'typeorm';
import type { App } from '../../core/module/app.types';
import type { NewSecurityEvent } from '../../core/security/securityEvent';
import { databaseFailureOf } from '../../db/write/retry';
import { inTransaction } from '../../db/write/transaction';
import type { MailContent } from './emailContent';
import { Mail } from './mail.entity';
import { mailerOf, type Mailer } from './mailer';

export interface MailLog {
  info(line: string): void;
  error(line: string): void;
}

const second = 1000;
const minute = 60 * second;
/** Duration of a claim in milliseconds; longer than the SMTP timeout. */
const lease = 3 * minute;
/** Delay after the first, second … failed attempt, in milliseconds. */
const waits = [30 * second, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute] as const;

/** Also what is due later than after any delay: the clock was set back since, and the mail would wait for as long. */
const dueAt = (now: Date) => Or(LessThanOrEqual(now), MoreThan(new Date(now.getTime() + 2 * Math.max(...waits))));

type MailEvent = Pick<NewSecurityEvent, 'outcome' | 'emailAddress' | 'subject' | 'reason'>;

/** Columns of a mail that is not attempted again. */
const done = { dueOn: null, claim: null } as const;

const silent: MailLog = { info: () => {}, error: () => {} };

interface Sending {
  mailer?: Mailer;
  log?: MailLog;
  /** Stops after the current mail. */
  stopping?: AbortSignal;
}

/** Sends all due mails; returns how many were sent. */
export async function sendDueMails(app: App, sending: Sending = {}): Promise<number> {
  const { mailer = mailerOf(app.config), log = silent, stopping } = sending;
  let sent = 0;
  while (!stopping?.aborted) {
    const mail = await claimMail(app);
    if (!mail) break;
    if (await deliver(app, mail, mailer, log)) sent += 1;
  }
  return sent;
}

async function deliver(app: App, mail: Mail, mailer: Mailer, log: MailLog): Promise<boolean> {
  if (mail.expiresAt <= app.clock.now()) {
    await giveUp(app, mail);
    log.error(`Mail ${mail.messageId} was given up: ${mail.lastError ?? 'it was due too late'}`);
    return false;
  }
  let content: MailContent | null = null;
  try {
    content = await app.mailComposers[mail.template](app, mail);
    if (!content) return await drop(app, mail);
    log.info(await mailer.send(mail, content));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await putBack(app, mail, reason, content);
    log.error(`Mail ${mail.messageId} was not taken (try ${mail.attempts}): ${reason}`);
    return false;
  }
  await markSent(app, mail, content);
  return true;
}

/** A mail without a recipient is deleted, since its address may be arbitrary user input. */
async function drop(app: App, { id }: Mail): Promise<false> {
  await inTransaction(app, (db) => db.internal.delete(Mail, { id }));
  return false;
}

/** Claims one due mail for this server; null if there is none. */
export async function claimMail(app: App): Promise<Mail | null> {
  const dueOn = dueAt(app.clock.now());
  const { manager } = app.database.reader;
  const due = await manager.find(Mail, { select: { id: true }, where: { dueOn }, order: { dueOn: 'ASC' }, take: 20 });
  for (const { id } of due) {
    const mail = await claim(app, id);
    if (mail) return mail;
  }
  return null;
}

async function claim(app: App, id: number): Promise<Mail | null> {
  const mine = randomUUID();
  try {
    return await inTransaction(app, async (db) => {
      await db.internal.update(
        Mail,
        { id, dueOn: dueAt(db.now) },
        {
          claim: mine,
          dueOn: new Date(db.now.getTime() + lease),
          attempts: () => 'attempts + 1',
        },
      );
      return db.internal.findOneBy(Mail, { id, claim: mine });
    });
  } catch (error) {
    // Another node of the cluster claimed it first.
    if (databaseFailureOf(error) === 'rerun') return null;
    throw error;
  }
}

/** Retried, since a sent mail without the mark would be sent again. */
async function markSent(app: App, mail: Mail, { to, subject }: MailContent): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const sent = { ...mail, sentOn: app.clock.now(), lastError: null, subject: cut(subject) };
      return await finish(app, sent, { emailAddress: to, subject });
    } catch (error) {
      if (attempt === 5) throw error;
      await pause(100 * 2 ** attempt);
    }
  }
}

const cut = (subject: string) => subject.slice(0, 200);

/** A mail server may answer with a line of the mail: parameters of addresses in it are secrets of links. */
const withoutSecrets = (reason: string) => reason.replace(/(https?:\/\/[^\s?]*)\?\S*/g, '$1').slice(0, 300);

function putBack(app: App, mail: Mail, reason: string, content: MailContent | null): Promise<void> {
  const { id, claim: mine, attempts } = mail;
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? waits[0];
  const dueOn = new Date(app.clock.now().getTime() + wait * (0.9 + Math.random() / 5));
  const subject = content ? cut(content.subject) : mail.subject;
  return change(app, id, mine, { dueOn, claim: null, lastError: withoutSecrets(reason), subject });
}

const giveUp = (app: App, mail: Mail): Promise<void> =>
  finish(
    app,
    { ...mail, lastError: mail.lastError ?? 'Due too late' },
    {
      outcome: 'Failed',
      // What somebody typed who had forgotten a password may be no address.
      emailAddress: mail.template === 'AccountLink' ? null : mail.recipient,
      subject: mail.template,
      reason: 'Given up: no mail server took it in time',
    },
  );

/** Marks a mail as sent or given up, and tells the security log; what another server has finished stays. */
async function finish(
  app: App,
  { id, sentOn, lastError, subject, createdById }: Mail,
  event: MailEvent,
): Promise<void> {
  await inTransaction(app, async (db) => {
    const open = { id, dueOn: Not(IsNull()) };
    const { affected } = await db.internal.update(Mail, open, { ...done, sentOn, lastError, subject });
    if (affected) await app.writeSecurityEvent(db, { kind: 'Mail', userId: createdById, createdById, ...event }, null);
  });
}

/** Updates the mail only if this server's claim still holds. */
async function change(app: App, id: number, claim: string | null, patch: Partial<Mail>): Promise<void> {
  await inTransaction(app, (db) => db.internal.update(Mail, claim ? { id, claim } : { id }, patch));
}
