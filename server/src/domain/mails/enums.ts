/** Enumerations of the outbox, part of `domain/enums.ts`. */
import { names } from '../values/fields';

/** Kind of mail. A `module.ts` names the composer of each. */
export const MailTemplate = names('AccountLink', 'Dispute', 'Invoice', 'Statement', 'VppAdvice', 'Test');
export type MailTemplate = keyof typeof MailTemplate;

/** Waiting: not tried yet. Failing: refused so far, and tried again. GivenUp: no mail server took it in time. */
export const MailState = names('Waiting', 'Failing', 'Sent', 'GivenUp');
export type MailState = keyof typeof MailState;

export const mailsLabels = {
  MailTemplate: {
    AccountLink: 'Account link',
    Dispute: 'Dispute',
    Invoice: 'Invoice',
    Statement: 'Statement',
    VppAdvice: 'VPP advice',
    Test: 'Test mail',
  } satisfies Record<MailTemplate, string>,
  MailState: { Waiting: 'Waiting', Failing: 'Failing', Sent: 'Sent', GivenUp: 'Given up' } satisfies Record<
    MailState,
    string
  >,
};
