import { Field, InputType } from 'type-graphql';
import { productTexts } from '../../../domain/productTexts';
import { MaxLength, Optional, Required, rule, allOf } from '../../../domain/rules/rules';
import { userFields } from '../../../domain/parties/partyFields';
import { ValidEmail } from '../../../domain/rules/fieldRules';
import { InputField } from '../../../core/record/fields';
import { RecordInput } from '../../../core/record/record.inputs';

@InputType()
export class AuthenticateInput {
  @Field(() => String, { nullable: true })
  @Required('Please enter email address')
  emailAddress: string;

  @Field(() => String, { nullable: true })
  @Required('Please enter password')
  password: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Of the second factor, if the account has one: six digits of the authenticator app, or a recovery code.',
  })
  @MaxLength(40, 'Code')
  @Optional()
  code?: string | null;
}

@InputType()
export class ForgotPasswordInput {
  @InputField(userFields.emailAddress)
  emailAddress: string;
}

const maxPasswordLength = 200;
const minPasswordLength = 8;

/** Rules of a new password. Its length counts characters of any script. */
const NewPassword = () =>
  allOf(
    rule(
      'password',
      `Password must have at least ${minPasswordLength} characters`,
      (value) => typeof value === 'string' && [...value].length >= minPasswordLength,
    ),
    MaxLength(maxPasswordLength, 'Password'),
    Required('Please enter new password'),
  );

const SameAsNewPassword = () =>
  rule<{ newPassword?: string }>(
    'samePassword',
    productTexts.passwordsDiffer,
    (value, { newPassword }) => value === newPassword,
  );

export const invalidLink = 'This link is not valid or has expired';

/** Parameters of a mailed link: EmailAddress, Guid and Id, all required. */
@InputType()
export class ResetLinkInput {
  @Field(() => String, { nullable: true })
  id?: string | null;

  @Field(() => String, { nullable: true })
  guid?: string | null;

  @Field(() => String, { nullable: true })
  email?: string | null;
}

@InputType()
export class VerifyResetLinkInput {
  @Field(() => ResetLinkInput, { nullable: true })
  @Required(invalidLink)
  resetLink: ResetLinkInput;

  @Field(() => String, { nullable: true, description: 'If given, must be the e-mail address of the link.' })
  @Optional()
  emailAddress?: string | null;
}

@InputType()
export class ResetPasswordInput extends VerifyResetLinkInput {
  @Field(() => String, { nullable: true })
  @NewPassword()
  password: string;
}

export const invalidSetUpLink = 'This link is not valid, was used or has expired';

@InputType()
export class SetUpLinkInput {
  @Field(() => String, { nullable: true, description: 'What the printed link has behind the #.' })
  @Required(invalidSetUpLink)
  secret: string;
}

@InputType({ description: 'The first admin of an installation that has none.' })
export class CreateFirstAdminInput extends SetUpLinkInput {
  @InputField(userFields.firstName)
  firstName: string;

  @InputField(userFields.lastName)
  lastName: string;

  @ValidEmail()
  @InputField(userFields.emailAddress)
  emailAddress: string;

  @Field(() => String, { nullable: true })
  @NewPassword()
  password: string;
}

/** Web form for setting a password by a link. */
export class ResetPasswordForm {
  @NewPassword()
  newPassword: string;

  @SameAsNewPassword()
  @Required('Please enter confirm password')
  confirmPassword: string;
}

@InputType()
export class ChangePasswordInput {
  @Field(() => String, { nullable: true })
  @NewPassword()
  newPassword: string;

  @Field(() => String, { nullable: true })
  @Required('Please enter old password')
  oldPassword: string;
}

/** Web form: the input plus the repeated password. */
export class ChangePasswordForm {
  @NewPassword()
  newPassword: string;

  @Required('Please enter old password')
  oldPassword: string;

  @SameAsNewPassword()
  @Required('Please enter confirm password')
  confirmPassword: string;
}

@InputType()
export class UpdateProfileInput extends RecordInput {
  @InputField(userFields.firstName)
  firstName: string;

  @InputField(userFields.lastName)
  lastName: string;

  @Field(() => String, {
    nullable: true,
    description: 'Must be the current e-mail address; only an admin can change it.',
  })
  @Optional()
  emailAddress?: string | null;
}
