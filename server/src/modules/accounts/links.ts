import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { company } from '../../company';
import type { Call } from '../../context';
import type { Reader } from '../../db/reader';
import type { Writer } from '../../db/writer';
import { dropMails, queueMail } from '../../gateways/mailer';
import type { Letter } from '../../gateways/mailer/letter';
import { User } from '../users/user.entity';
import type { ResetLinkInput } from './account.inputs';
import { accountNameOf } from './attempts';
import { AccountLink, type LinkPurpose } from './link.entity';

type App = Call['app'];

const lifetime = 24 * 60 * 60 * 1000;

const paths: Record<LinkPurpose, string> = { Activation: 'account-activation', Reset: 'reset-password' };

const topicOf = (userId: number) => `account ${userId}`;
const hashed = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A new link for a user, in place of any older one; answers its address under APP_URL. */
export async function issueLink(db: Writer, app: App, user: User, purpose: LinkPurpose): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const expiresOn = new Date(db.now.getTime() + lifetime);
  await db.internal.delete(AccountLink, { userId: user.id });
  const link = { userId: user.id, purpose, secretHash: hashed(secret), createdOn: db.now, expiresOn };
  await db.internal.insert(AccountLink, link);
  const query = new URLSearchParams({ EmailAddress: user.emailAddress, Guid: secret, Id: user.uniqueId });
  return `${app.config.appUrl}/${paths[purpose]}/?${query}`;
}

/** The same, by mail. */
export async function mailLink(db: Writer, app: App, user: User, purpose: LinkPurpose): Promise<void> {
  const url = await issueLink(db, app, user, purpose);
  await queueMail(db, {
    topic: topicOf(user.id),
    recipient: user.emailAddress,
    ...letters[purpose](user, url),
    goodUntil: new Date(db.now.getTime() + lifetime),
  });
}

/** No link of this user works any more, and none that is still in the outbox is sent. */
export async function endLinksOf(db: Writer, userId: number): Promise<void> {
  await db.internal.delete(AccountLink, { userId });
  await dropMails(db, topicOf(userId));
}

export const linkOf = (db: Reader, userId: number): Promise<AccountLink | null> => db.find(AccountLink, { userId });

/** True when this is the user's current link, sent to the address that the user has now, and not too old. */
export function opens(link: AccountLink | null, user: User, { guid, email }: ResetLinkInput, now: Date): boolean {
  if (!link || link.expiresOn <= now || accountNameOf(email ?? '') !== user.liveEmail) return false;
  return timingSafeEqual(Buffer.from(hashed(guid ?? '')), Buffer.from(link.secretHash));
}

const letters: Record<LinkPurpose, (user: User, url: string) => { subject: string; letter: Letter }> = {
  Activation: ({ firstName }, url) => ({
    subject: `Activate your ${company.name} account`,
    letter: {
      greeting: `Dear ${firstName},`,
      paragraphs: [
        `An account at ${company.name}, the back office of ${company.legalName}, was opened for you.`,
        'Please choose your password to activate it.',
      ],
      button: { label: 'Activate account', url },
      note: 'The link works once, for 24 hours. After that, "Forget Password" on the login page sends a new one.',
    },
  }),
  Reset: ({ firstName }, url) => ({
    subject: `Reset your ${company.name} password`,
    letter: {
      greeting: `Dear ${firstName},`,
      paragraphs: [
        `Someone, most likely you, asked to reset the password of your ${company.name} account.`,
        'If it was not you, please do nothing: your password stays as it is.',
      ],
      button: { label: 'Reset password', url },
      note: 'The link works once, for 24 hours, and signs you out wherever you are signed in.',
    },
  }),
};
