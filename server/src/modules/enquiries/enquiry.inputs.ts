import { Field, ID, InputType, Int } from 'type-graphql';
import { isEmailAddress } from '../../domain/email';
import { EnquiryType } from '../../domain/enums';
import { MaxLength, Optional, Required, rule } from '../../domain/rules';
import { MultiLine } from '../../domain/text';

const ValidEmail = () => rule('email', 'Please enter valid email address', (value) => isEmailAddress(String(value)));

@InputType()
export class SubmitEnquiryInput {
  @Field(() => EnquiryType, { nullable: true })
  @Required('Please select enquiry type')
  enquiryType: EnquiryType;

  @Field(() => String, { nullable: true })
  @MaxLength(120, 'Name')
  @Required('Please enter name')
  name: string;

  @Field(() => String, { nullable: true })
  @ValidEmail()
  @MaxLength(190, 'Email address')
  @Required('Please enter email address')
  email: string;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @MaxLength(2000, 'Message')
  @Required('Please enter message')
  message: string;
}

@InputType()
export class ResolveEnquiryInput {
  @Field(() => ID)
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @MaxLength(2000, 'Resolution')
  @Required('Enter resolution')
  resolution: string;
}
