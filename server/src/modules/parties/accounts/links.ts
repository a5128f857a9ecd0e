import { randomBytes, timingSafeEqual, hash } from 'node:crypto';
import type { Call } from '../../../core/operation/context';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { dropMails, queueMail } from '../../../gateways/mailer';
import type { User } from '../users/user.entity';
import type { ResetLinkInput } from './account.inputs';
import { accountKeyOf, accountNameOf } from './attempts';
import { AccountLink } from './link.entity';

type App = Call['app'];

export type LinkPurpose = 'Activation' | 'Reset';

const lifetime = 24 * 60 * 60 * 1000;

const paths: Record<LinkPurpose, string> = { Activation: 'account-activation', Reset: 'reset-password' };

const topicOf = (email: string) => `account ${accountKeyOf(email).slice(0, 48)}`;

/** Adds a link for a user and returns its URL. Earlier links stay valid until one is used or they expire. */
export async function addLink(db: Writer, app: App, user: User, purpose: LinkPurpose, secret: string): Promise<string> {
  const secretHash = hash('sha256', secret);
  const expiresOn = new Date(db.now.getTime() + lifetime);
  await db.internal.delete(AccountLink, { secretHash });
  await db.insertRow(AccountLink, { secretHash, userId: user.id, createdOn: db.now, expiresOn });
  const query = new URLSearchParams({ EmailAddress: user.emailAddress, Guid: secret, Id: user.uniqueId });
  return `${app.config.appUrl}/${paths[purpose]}/?${query}`;
}

/** Replaces a user's links by one and returns its URL for display. The secret is not stored. */
export async function onlyLink(db: Writer, app: App, user: User, purpose: LinkPurpose): Promise<string> {
  await endLinksOf(db, user);
  return addLink(db, app, user, purpose, randomBytes(32).toString('base64url'));
}

/** Queues a mail with a link. Whether the account exists is checked only when the mail is sent. */
export async function mailLink(db: Writer, email: string): Promise<void> {
  const expiresAt = new Date(db.now.getTime() + lifetime);
  await queueMail(db, { topic: topicOf(email), template: 'AccountLink', recipient: email.trim(), expiresAt });
}

/** Invalidates all links of this user, and cancels unsent mails. */
export async function endLinksOf(db: Writer, { id, emailAddress }: Pick<User, 'id' | 'emailAddress'>): Promise<void> {
  await db.internal.delete(AccountLink, { userId: id });
  await dropMails(db, topicOf(emailAddress));
}

/** Not one of a far future either: the clock was set back since, and the link would outlive its day by that step. */
function isOpen({ expiresOn }: AccountLink, now: Date): boolean {
  const left = expiresOn.getTime() - now.getTime();
  return left > 0 && left <= 2 * lifetime;
}

/** True if the link is this user's, was sent to the current address, and has not expired. */
export async function opens(db: Reader, user: User, { guid, email }: ResetLinkInput, now: Date): Promise<boolean> {
  if (user.state === 'Blocked' || accountNameOf(email ?? '') !== user.liveEmail) return false;
  const given = Buffer.from(hash('sha256', guid ?? ''));
  const links = await db.findAll(AccountLink, { userId: user.id });
  return links.some((link) => isOpen(link, now) && timingSafeEqual(given, Buffer.from(link.secretHash)));
}
