import { Field, ID, InputType, Int } from 'type-graphql';
import { Gender, Role } from '../../domain/enums';
import { MaxLength, isPresent, Optional, Required, rule, allOf } from '../../domain/rules';

/** E-mail address as defined by HTML; each label of the host has at most 63 characters. */
const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/i;

export const FirstName = () => allOf(MaxLength(60, 'First name'), Required('Please enter first name'));
export const LastName = () => allOf(MaxLength(60, 'Last name'), Required('Please enter last name'));
const EmailAddress = () =>
  allOf(
    rule(
      'email',
      'Please enter valid email address',
      (value) => !isPresent(value) || address.test(String(value).trim()),
    ),
    MaxLength(190, 'Email address'),
    Required('Please enter email address'),
  );

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
export class UpdateUserInput {
  @Field(() => ID)
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;

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

  @Field(() => Role, { nullable: true, description: 'Unchanged when omitted.' })
  @Optional()
  role?: Role | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Unchanged when omitted. False blocks the user and ends all their sessions.',
  })
  @Optional()
  isActive?: boolean | null;
}

@InputType()
export class BlockUserInput {
  @Field(() => ID)
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => Boolean, { description: 'False blocks, true unblocks.' })
  isActive: boolean;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;
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
