import { Field, ID, InputType, Int } from 'type-graphql';
import { isEmailAddress } from '../../domain/email';
import { EnquiryType } from '../../domain/enums';
import { AtMost, Optional, Present, rule } from '../../domain/rules';
import { MultiLine } from '../../domain/text';

const ValidEmail = () =>
  rule('email', 'Please enter valid email address', (value) => isEmailAddress(String(value)));

@InputType()
export class SubmitEnquiryInput {
  @Field(() => EnquiryType, { nullable: true })
  @Present('Please select enquiry type')
  enquiryType: EnquiryType;

  @Field(() => String, { nullable: true })
  @AtMost(120, 'Name')
  @Present('Please enter name')
  name: string;

  @Field(() => String, { nullable: true })
  @ValidEmail()
  @AtMost(190, 'Email address')
  @Present('Please enter email address')
  email: string;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @AtMost(2000, 'Message')
  @Present('Please enter message')
  message: string;
}

@InputType()
export class ResolveEnquiryInput {
  @Field(() => ID)
  @Present('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @AtMost(2000, 'Resolution')
  @Present('Enter resolution')
  resolution: string;
}
