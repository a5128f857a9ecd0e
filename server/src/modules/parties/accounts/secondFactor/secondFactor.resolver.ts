import { field, resolver } from '../../../../core/operation/resolver';
import { User } from '../../users/user.entity';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactor,
  startSecondFactor,
} from './secondFactor.service';
import { RecoveryCodes, SecondFactorSetup, SecondFactorState } from './secondFactor.type';

export const secondFactorResolver = resolver(
  field(secondFactor, SecondFactorState, { description: "The second factor of the signed-in user's sign-ins." }),
  field(startSecondFactor, SecondFactorSetup, {
    description:
      'Begins to set up a second factor; `confirmSecondFactor` turns it on. Begun again, the secret is another one.',
  }),
  field(confirmSecondFactor, RecoveryCodes, {
    description: 'Turns the second factor on by a code of the app, and ends the other sessions of the user.',
  }),
  field(renewRecoveryCodes, RecoveryCodes, { description: 'Replaces the recovery codes.' }),
  field(removeSecondFactor, Boolean, { description: 'Turns the second factor off.' }),
  field(resetSecondFactor, User, {
    description: 'Turns off the second factor of another user, who has lost it, and ends their sessions.',
  }),
);
