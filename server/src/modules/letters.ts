import type { Compose } from '../core/app.types';
import type { MailTemplate } from '../gateways/mailer/mail.entity';
import { composeAccountLink } from './accounts/accountLetters';

/** Who writes the mails of each kind. */
export const letters: Readonly<Record<MailTemplate, Compose>> = { AccountLink: composeAccountLink };
