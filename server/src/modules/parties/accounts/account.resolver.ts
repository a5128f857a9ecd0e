import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { NoInput } from '../../../core/operation/operation';
import { RecordInput } from '../../../core/record/record.inputs';
import { User } from '../users/user.entity';
import {
  AuthenticateInput,
  ChangePasswordInput,
  ForgotPasswordInput,
  ResetPasswordInput,
  UpdateProfileInput,
  VerifyResetLinkInput,
} from './account.inputs';
import { authenticate, logout, me, SignIn } from './account.service';
import { Company } from './company.type';
import { company } from './company.service';
import { OpenSession } from './openSession.type';
import { endOpenSession, endOtherSessions, endUserSessions, openSessions } from './openSessions.service';
import { changePassword } from './password.service';
import { profile, updateProfile } from './profile.service';
import { forgotPassword, resetPassword, verifyResetLink } from './recovery.service';

@Resolver()
export class AccountResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user; null without a session.' })
  me(@CurrentCall() call: Call) {
    return me(new NoInput(), call);
  }

  @Query(() => Company)
  company(@CurrentCall() call: Call) {
    return company(new NoInput(), call);
  }

  @Mutation(() => SignIn)
  authenticate(@Arg('input', () => AuthenticateInput) input: AuthenticateInput, @CurrentCall() call: Call) {
    return authenticate(input, call);
  }

  @Mutation(() => Boolean)
  logout(@CurrentCall() call: Call) {
    return logout(new NoInput(), call);
  }
  @Mutation(() => Boolean, {
    description:
      'Mails a recovery link if the account exists. Always true, so that it does not reveal which accounts exist.',
  })
  forgotPassword(@Arg('input', () => ForgotPasswordInput) input: ForgotPasswordInput, @CurrentCall() call: Call) {
    return forgotPassword(input, call);
  }

  @Query(() => Boolean, {
    description:
      'Whether the link of a recovery or activation mail is valid: unused, not expired, not replaced by a newer one.',
  })
  verifyResetLink(@Arg('input', () => VerifyResetLinkInput) input: VerifyResetLinkInput, @CurrentCall() call: Call) {
    return verifyResetLink(input, call);
  }

  @Mutation(() => Boolean, {
    description: 'Sets the password by a recovery or activation link, which can be used once. Activates a new account.',
  })
  resetPassword(@Arg('input', () => ResetPasswordInput) input: ResetPasswordInput, @CurrentCall() call: Call) {
    return resetPassword(input, call);
  }

  @Mutation(() => Boolean)
  changePassword(@Arg('input', () => ChangePasswordInput) input: ChangePasswordInput, @CurrentCall() call: Call) {
    return changePassword(input, call);
  }

  @Query(() => [OpenSession], { description: 'Where the signed-in user is signed in; newest first, at most 100.' })
  openSessions(@CurrentCall() call: Call) {
    return openSessions(new NoInput(), call);
  }

  @Mutation(() => Boolean, { description: 'Ends one session of the signed-in user.' })
  endOpenSession(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return endOpenSession(input, call);
  }

  @Mutation(() => Boolean, { description: 'Ends all sessions of the signed-in user but this one.' })
  endOtherSessions(@CurrentCall() call: Call) {
    return endOtherSessions(new NoInput(), call);
  }

  @Query(() => User, { description: 'The profile of the signed-in user.' })
  profile(@CurrentCall() call: Call) {
    return profile(new NoInput(), call);
  }

  @Mutation(() => User)
  updateProfile(@Arg('input', () => UpdateProfileInput) input: UpdateProfileInput, @CurrentCall() call: Call) {
    return updateProfile(input, call);
  }

  @Mutation(() => Boolean, { description: 'Ends all sessions of a user; of the caller all but this one.' })
  endUserSessions(@Arg('input', () => RecordInput) input: RecordInput, @CurrentCall() call: Call) {
    return endUserSessions(input, call);
  }
}
