export { mailerOf } from './mailer';
export { dropMails, queueMail } from './outbox';
export { sendDueMails } from './sender';
