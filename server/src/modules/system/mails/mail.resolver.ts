import { field, resolver } from '../../../core/operation/resolver';
import { failingMails, mails, resendMail, sendTestMail } from './mail.service';
import { FailingMails, OutboxMail, OutboxMailPage } from './mail.type';

export const mailResolver = resolver(
  field(mails, OutboxMailPage, { description: 'The outbox of the last 30 days, newest first. Admins only.' }),
  field(failingMails, FailingMails),
  field(resendMail, OutboxMail, {
    description:
      'Tries a waiting mail at once. One that was sent or given up is written anew; the answer is the new one.',
  }),
  field(sendTestMail, OutboxMail, { description: 'Sends a mail that says that mails arrive.' }),
);
