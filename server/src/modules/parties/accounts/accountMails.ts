import { createHmac } from 'node:crypto';
import { inTransaction } from '../../../db/write/transaction';
import { derivedKeys } from '../../../core/security/derivedKey';
import type { Compose } from '../../../core/module/app.types';
import type { Letterhead, MailContent } from '../../../gateways/mailer/emailContent';
import { mailedByAnyone } from '../company/letterhead';
import type { User } from '../users/user.entity';
import { userByEmail } from '../users/userByEmail';
import { accountNameOf } from './attempts';
import { addLink, type LinkPurpose } from './links';

/**
 * Composes the mail with the link that sets a password: an invitation or a recovery, by the current state of the
 * account. Null if the account does not exist or is blocked. The link's secret is derived from the Message-ID and a key
 * outside the database, so that a mail sent again is identical.
 */
export const composeAccountLink: Compose = (app, { recipient, messageId }) =>
  inTransaction(app, async (db) => {
    const user = await userByEmail(db, accountNameOf(recipient));
    if (!user || user.state === 'Blocked') return null;
    const purpose = user.state === 'Invited' ? 'Activation' : 'Reset';
    const [key] = derivedKeys(app.config, 'link');
    const secret = createHmac('sha256', key).update(messageId).digest('base64url');
    const url = await addLink(db, app, user, purpose, secret);
    const by = await mailedByAnyone(db, app);
    return { ...by, to: user.emailAddress, ...contents[purpose](user, url, by.letterhead) };
  });

const contents: Record<
  LinkPurpose,
  (user: User, url: string, company: Letterhead) => Pick<MailContent, 'subject' | 'content'>
> = {
  Activation: ({ firstName }, url, company) => ({
    subject: `Activate your ${company.tradeName} account`,
    content: {
      greeting: `Dear ${firstName},`,
      paragraphs: [
        company.legalName
          ? `An account at ${company.tradeName}, the back office of ${company.legalName}, was opened for you.`
          : `An account at ${company.tradeName} was opened for you.`,
        'Please choose your password to activate it.',
      ],
      button: { label: 'Activate account', url },
      note: 'The link works once, for 24 hours. After that, "Forget Password" on the login page sends a new one.',
    },
  }),
  Reset: ({ firstName }, url, company) => ({
    subject: `Reset your ${company.tradeName} password`,
    content: {
      greeting: `Dear ${firstName},`,
      paragraphs: [
        `Someone, most likely you, asked to reset the password of your ${company.tradeName} account.`,
        'If it was not you, please do nothing: your password stays as it is.',
      ],
      button: { label: 'Reset password', url },
      note: 'The link works once, for 24 hours, and signs you out wherever you are signed in.',
    },
  }),
};
