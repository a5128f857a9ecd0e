import { IsNull, Not } from 'typeorm';
import { conflict, refuse } from '../../../core/operation/errors';
import { command, NoInput, query } from '../../../core/operation/operation';
import { instant, integer, nullable } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { mailRefusal } from '../../../domain/policy/mails';
import { queueMail } from '../../../gateways/mailer';
import { Mail } from '../../../gateways/mailer/mail.entity';
import { companyOn } from '../../parties/company/companyProfiles';
import { setMark } from '../../parties/company/setUpMarks';
import { User } from '../../parties/users/user.entity';
import { userByEmail } from '../../parties/users/userByEmail';
import { ResendMailInput, SendTestMailInput } from './mail.inputs';
import { mailPage, MailSearch } from './mail.list';
import type { FailingMails, OutboxMail } from './mail.type';
import { mailOf, mailsIn, outboxMailOf, stateOf } from './outboxMails';

export const mails = query({ action: 'mails', input: MailSearch, run: mailPage });

export const failingMails = query({
  action: 'failingMails',
  input: NoInput,
  async run({ db }): Promise<FailingMails> {
    const failing = mailsIn(db, ['Failing']).select('COUNT(*)', 'count').addSelect('MIN(r.createdOn)', 'since');
    const [found] = await db.raw(failing, { count: integer, since: nullable(instant) });
    return found ?? { count: 0, since: null };
  },
});

/** A mail that waits is due at once; one that was sent or given up is queued anew, and composed anew. */
export const resendMail = command({
  action: 'resendMail',
  input: ResendMailInput,
  async run({ db }, { uniqueId }): Promise<OutboxMail> {
    const mail = await mailOf(db, uniqueId);
    const isBeingSent = mail.claim !== null && mail.dueOn !== null && mail.dueOn > db.now;
    refuse(mailRefusal.resend({ ...mail, state: stateOf(mail), isBeingSent, isInvited: await isInvited(db, mail) }));
    return outboxMailOf(mail.dueOn ? await dueNow(db, mail) : await queuedAnew(db, mail));
  },
});

async function isInvited(db: Reader, { template, recipient }: Mail): Promise<boolean> {
  const user = template === 'AccountLink' ? await userByEmail(db, recipient.trim().toLowerCase()) : null;
  return user?.state === 'Invited';
}

async function dueNow(db: Writer, mail: Mail): Promise<Mail> {
  const waiting = { id: mail.id, claim: mail.claim ?? IsNull(), dueOn: Not(IsNull()) };
  const { affected } = await db.internal.update(Mail, waiting, { dueOn: db.now, claim: null });
  if (!affected) throw conflict('The mail is being sent');
  return { ...mail, dueOn: db.now };
}

async function queuedAnew(db: Writer, mail: Mail): Promise<Mail> {
  const { topic, template, recipient, createdOn, expiresAt } = mail;
  const lifetime = expiresAt.getTime() - createdOn.getTime();
  return queueMail(db, { topic, template, recipient, expiresAt: new Date(db.now.getTime() + lifetime) });
}

/** Long enough for a mail server that asks to come again later. */
const testLifetime = 3_600_000;

export const sendTestMail = command({
  action: 'sendTestMail',
  input: SendTestMailInput,
  async run({ db, today, user }, { emailAddress }): Promise<OutboxMail> {
    // No mail is sent without an address of the company.
    await companyOn(db, today());
    const { emailAddress: own } = await db.get(User, user?.id ?? 0);
    const recipient = emailAddress?.trim() || own;
    const expiresAt = new Date(db.now.getTime() + testLifetime);
    await setMark(db, 'TestMail');
    return outboxMailOf(
      await queueMail(db, { topic: `test ${user?.id ?? 0}`, template: 'Test', recipient, expiresAt }),
    );
  },
});
