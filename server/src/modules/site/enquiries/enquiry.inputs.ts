import { Field, InputType } from 'type-graphql';
import { EnquiryType } from '../../../domain/site/enums';
import { MaxLength, Required } from '../../../domain/rules/rules';
import { ValidEmail } from '../../../domain/rules/fieldRules';
import { MultiLine } from '../../../domain/values/text';
import { RecordInput } from '../../../core/record/record.inputs';

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
export class ResolveEnquiryInput extends RecordInput {
  @Field(() => String, { nullable: true })
  @MultiLine()
  @MaxLength(2000, 'Resolution')
  @Required('Enter resolution')
  resolution: string;
}
