/** Enumerations of the security log, part of `domain/enums.ts`. */
import { namesOf } from '../values/fields';

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
  },
  SecurityOutcome: { Done: 'Done', Refused: 'Refused', Failed: 'Failed' },
};

export const SecurityEventKind = namesOf(securityLabels.SecurityEventKind);
export type SecurityEventKind = keyof typeof SecurityEventKind;

/** Refused: the product said no. Failed: it was allowed, and did not come about. */
export const SecurityOutcome = namesOf(securityLabels.SecurityOutcome);
export type SecurityOutcome = keyof typeof SecurityOutcome;
