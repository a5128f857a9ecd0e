import { Field, ID, InputType, Int } from 'type-graphql';
import { Gender, Role } from '../../domain/enums';
import { AtMost, isPresent, Optional, Present, rule, together } from '../../domain/rules';

/** The address as HTML knows it; a label of the host at most 63 letters long. */
const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/i;

export const FirstName = () => together(AtMost(60, 'First name'), Present('Please enter first name'));
export const LastName = () => together(AtMost(60, 'Last name'), Present('Please enter last name'));
const EmailAddress = () => together(
  rule('email', 'Please enter valid email address', (value) => !isPresent(value) || address.test(String(value).trim())),
  AtMost(190, 'Email address'),
  Present('Please enter email address'),
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
  @Present('Please select gender')
  gender: Gender;

  @Field(() => Role, { nullable: true, description: 'Without it: Member.' })
  @Optional()
  role?: Role | null;
}

@InputType()
export class UpdateUserInput {
  @Field(() => ID)
  @Present('uniqueId is required')
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
  @Present('Please select gender')
  gender: Gender;

  @Field(() => Role, { nullable: true, description: 'Without it: as before.' })
  @Optional()
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: 'Without it: as before. False blocks, and ends all sessions.' })
  @Optional()
  isActive?: boolean | null;
}

@InputType()
export class BlockUserInput {
  @Field(() => ID)
  @Present('uniqueId is required')
  uniqueId: string;

  @Field(() => Boolean, { description: 'False blocks, true unblocks.' })
  isActive: boolean;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;
}

/** The form of both, where the role must be chosen. */
export class UserForm {
  @FirstName()
  firstName: string;

  @LastName()
  lastName: string;

  @EmailAddress()
  emailAddress: string;

  @Present('Please select gender')
  gender: Gender;

  @Present('Please select role')
  role: Role;
}
