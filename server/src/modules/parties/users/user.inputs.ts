import { Field, InputType } from 'type-graphql';
import { Gender, Role } from '../../../domain/parties/enums';
import { MaxLength, Optional, Required, allOf } from '../../../domain/rules/rules';
import { ValidEmail } from '../../../domain/rules/fieldRules';
import { RecordInput, changeOf } from '../../../core/record/record.inputs';

export const FirstName = () => allOf(MaxLength(60, 'First name'), Required('Please enter first name'));
export const LastName = () => allOf(MaxLength(60, 'Last name'), Required('Please enter last name'));
const EmailAddress = () => allOf(ValidEmail(), MaxLength(190, 'Email address'), Required('Please enter email address'));

@InputType()
export class CreateUserInput {
  @Field(() => String, { nullable: true })
  @FirstName()
  firstName: string;

  @Field(() => String, { nullable: true })
  @LastName()
  lastName: string;

  @Field(() => String, { nullable: true })
  @EmailAddress()
  emailAddress: string;

  @Field(() => Gender, { nullable: true })
  @Required('Please select gender')
  gender: Gender;

  @Field(() => Role, { nullable: true, description: 'Default: Member.' })
  @Optional()
  role?: Role | null;
}

@InputType()
export class UpdateUserInput extends changeOf(CreateUserInput) {
  @Field(() => Role, { nullable: true, description: 'Unchanged when omitted.' })
  @Optional()
  override role?: Role | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Unchanged when omitted. False blocks the user and ends all their sessions.',
  })
  @Optional()
  isActive?: boolean | null;
}

@InputType()
export class BlockUserInput extends RecordInput {
  @Field(() => Boolean, { description: 'False blocks, true unblocks.' })
  isActive: boolean;
}

/** Web form for create and update, in which the role is required. */
export class UserForm {
  @FirstName()
  firstName: string;

  @LastName()
  lastName: string;

  @EmailAddress()
  emailAddress: string;

  @Required('Please select gender')
  gender: Gender;

  @Required('Please select role')
  role: Role;
}
