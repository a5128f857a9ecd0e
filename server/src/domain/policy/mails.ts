import type { MailState, MailTemplate } from '../mails/enums';
import { NounPolicy, type Refusal } from './nounPolicy';

export const mailsPolicy = new NounPolicy({
  group: 'Settings',
  actions: {
    mails: 'mails:read',
    failingMails: 'mails:read',
    resendMail: 'mails:send',
    sendTestMail: 'mails:send',
  },
  permissions: {
    'mails:read': { label: 'See the mails', kind: 'read', member: false, ofCompany: true },
    'mails:send': { label: 'Send a mail again, send a test mail', kind: 'write', member: false, ofCompany: true },
  },
});

interface Resent {
  template: MailTemplate;
  state: MailState;
  isBeingSent: boolean;
  /** Whether the recipient was invited and has no password yet. */
  isInvited: boolean;
}

export const mailRefusal = {
  resend({ template, state, isBeingSent, isInvited }: Resent): Refusal {
    if (isBeingSent) return 'The mail is being sent';
    // Of a user with a password it would become a link to replace that, which nobody has asked for.
    const isOver = state === 'Sent' || state === 'GivenUp';
    return template === 'AccountLink' && isOver && !isInvited
      ? "The link was used or is no longer wanted: 'Forget Password' on the login page sends a new one"
      : null;
  },
};
