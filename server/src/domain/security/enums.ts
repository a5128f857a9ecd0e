/** Enumerations of the security log, part of `domain/enums.ts`. */
import { names } from '../values/fields';

export const SecurityEventKind = names(
  'SignIn',
  'SignOut',
  'SessionEnd',
  'PasswordChange',
  'PasswordRecovery',
  'Activation',
  'SecondFactor',
  'UserChange',
  'Refusal',
  'Export',
  'Mail',
);
export type SecurityEventKind = keyof typeof SecurityEventKind;

/** Refused: the product said no. Failed: it was allowed, and did not come about. */
export const SecurityOutcome = names('Done', 'Refused', 'Failed');
export type SecurityOutcome = keyof typeof SecurityOutcome;

export const securityLabels = {
  SecurityEventKind: {
    SignIn: 'Sign-in',
    SignOut: 'Sign-out',
    SessionEnd: 'Session ended',
    PasswordChange: 'Password change',
    PasswordRecovery: 'Password recovery',
    Activation: 'Activation',
    SecondFactor: 'Second factor',
    UserChange: 'User change',
    Refusal: 'Not authorized',
    Export: 'Export',
    Mail: 'Mail',
  } satisfies Record<SecurityEventKind, string>,
  SecurityOutcome: { Done: 'Done', Refused: 'Refused', Failed: 'Failed' } satisfies Record<SecurityOutcome, string>,
};
