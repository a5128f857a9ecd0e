import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../../core/operation/context';
import { NoInput } from '../../../../core/operation/operation';
import { RecordInput } from '../../../../core/record/record.inputs';
import { User } from '../../users/user.entity';
import { SecondFactorCodeInput, StartSecondFactorInput } from './secondFactor.inputs';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  secondFactor,
  startSecondFactor,
} from './secondFactor.service';
import { RecoveryCodes, SecondFactorSetup, SecondFactorState } from './secondFactor.type';

@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactorState, { description: "The second factor of the signed-in user's sign-ins." })
  secondFactor(@CurrentCall() call: Call) {
    return secondFactor(new NoInput(), call);
  }

  @Mutation(() => SecondFactorSetup, {
    description:
      'Begins to set up a second factor; `confirmSecondFactor` turns it on. Begun again, the secret is another one.',
  })
  startSecondFactor(
    @Arg('input', () => StartSecondFactorInput) input: StartSecondFactorInput,
    @CurrentCall() call: Call,
  ) {
    return startSecondFactor(input, call);
  }

  @Mutation(() => RecoveryCodes, {
    description: 'Turns the second factor on by a code of the app, and ends the other sessions of the user.',
  })
  confirmSecondFactor(
    @Arg('input', () => SecondFactorCodeInput) input: SecondFactorCodeInput,
    @CurrentCall() call: Call,
  ) {
    return confirmSecondFactor(input, call);
  }

  @Mutation(() => RecoveryCodes, { description: 'Replaces the recovery codes.' })
  renewRecoveryCodes(
    @Arg('input', () => SecondFactorCodeInput) input: SecondFactorCodeInput,
    @CurrentCall() call: Call,
  ) {
    return renewRecoveryCodes(input, call);
  }

  @Mutation(() => Boolean, { description: 'Turns the second factor off.' })
  removeSecondFactor(
    @Arg('input', () => SecondFactorCodeInput) input: SecondFactorCodeInput,
    @CurrentCall() call: Call,
  ) {
    return removeSecondFactor(input, call);
  }

  @Mutation(() => User, {
    description: 'Turns off the second factor of another user, who has lost it, and ends their sessions.',
  })
  resetSecondFactor(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return resetSecondFactor(input, call);
  }
}
