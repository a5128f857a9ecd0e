import { Arg, Mutation, Query, Resolver } from 'type-graphql';
import { TheCall, type Call } from '../../context';
import { NoInput } from '../../operation';
import { User } from '../users/user.entity';
import { uploadProfileImage } from '../images/profileImage.service';
import { UploadProfileImageInput } from '../images/profileImage.upload';
import {
  AuthenticateInput, ChangePasswordInput, ForgotPasswordInput, ResetPasswordInput, UpdateProfileInput,
  VerifyResetLinkInput,
} from './account.inputs';
import { authenticate, logout, me, SignIn } from './account.service';
import { Company } from './company.type';
import { companyProfile } from './company.service';
import { changePassword } from './password.service';
import { profile, updateProfile } from './profile.service';
import { forgotPassword, resetPassword, verifyResetLink } from './recovery.service';

@Resolver()
export class AccountResolver {
  @Query(() => User, { nullable: true, description: 'The signed-in user.' })
  me(@TheCall() call: Call) {
    return me(new NoInput(), call);
  }

  @Query(() => Company)
  company(@TheCall() call: Call) {
    return companyProfile(new NoInput(), call);
  }

  @Mutation(() => SignIn)
  authenticate(@Arg('input', () => AuthenticateInput) input: AuthenticateInput, @TheCall() call: Call) {
    return authenticate(input, call);
  }

  @Mutation(() => Boolean)
  logout(@TheCall() call: Call) {
    return logout(new NoInput(), call);
  }
  @Mutation(() => Boolean, { description: 'Mails a recovery link, if there is such an account; the answer does not tell.' })
  forgotPassword(@Arg('input', () => ForgotPasswordInput) input: ForgotPasswordInput, @TheCall() call: Call) {
    return forgotPassword(input, call);
  }

  @Query(() => Boolean, { description: 'True when the link of a recovery or activation mail can be used.' })
  verifyResetLink(@Arg('input', () => VerifyResetLinkInput) input: VerifyResetLinkInput, @TheCall() call: Call) {
    return verifyResetLink(input, call);
  }

  @Mutation(() => Boolean, { description: 'Uses the link: sets the password, and makes a new account active.' })
  resetPassword(@Arg('input', () => ResetPasswordInput) input: ResetPasswordInput, @TheCall() call: Call) {
    return resetPassword(input, call);
  }

  @Mutation(() => Boolean)
  changePassword(@Arg('input', () => ChangePasswordInput) input: ChangePasswordInput, @TheCall() call: Call) {
    return changePassword(input, call);
  }

  @Query(() => User, { description: 'The signed-in user\'s own record.' })
  profile(@TheCall() call: Call) {
    return profile(new NoInput(), call);
  }

  @Mutation(() => User)
  updateProfile(@Arg('input', () => UpdateProfileInput) input: UpdateProfileInput, @TheCall() call: Call) {
    return updateProfile(input, call);
  }

  @Mutation(() => User)
  uploadProfileImage(
    @Arg('input', () => UploadProfileImageInput) input: UploadProfileImageInput, @TheCall() call: Call,
  ) {
    return uploadProfileImage(input, call);
  }
}
