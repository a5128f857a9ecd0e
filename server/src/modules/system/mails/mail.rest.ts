import { one, route, rows } from '../../../core/module/route';
import { failingMails, mails, resendMail, sendTestMail } from './mail.service';
import { FailingMails, OutboxMail } from './mail.type';

export const mailRoutes = [
  route('GET', 'mails', { run: mails, answer: rows(OutboxMail) }),
  route('GET', 'mails/failing', { run: failingMails, answer: one(FailingMails) }),
  route('POST', 'mails/test', { run: sendTestMail, answer: one(OutboxMail), bodyOptional: true }),
  route('POST', 'mails/:uniqueId/resend', { run: resendMail, answer: one(OutboxMail) }),
];
