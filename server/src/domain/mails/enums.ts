/** Enumerations of the outbox, part of `domain/enums.ts`. */
import { namesOf } from '../values/fields';

export const mailsLabels = {
  MailTemplate: {
    AccountLink: 'Account link',
    Dispute: 'Dispute',
    Invoice: 'Invoice',
    Statement: 'Statement',
    VppAdvice: 'VPP advice',
    Test: 'Test mail',
  },
  MailState: { Waiting: 'Waiting', Failing: 'Failing', Sent: 'Sent', GivenUp: 'Given up' },
};

/** Kind of mail. A `module.ts` names the composer of each. */
export const MailTemplate = namesOf(mailsLabels.MailTemplate);
export type MailTemplate = keyof typeof MailTemplate;

/** Waiting: not tried yet. Failing: refused so far, and tried again. GivenUp: no mail server took it in time. */
export const MailState = namesOf(mailsLabels.MailState);
export type MailState = keyof typeof MailState;
