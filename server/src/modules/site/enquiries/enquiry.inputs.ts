import { Field, InputType } from 'type-graphql';
import { InputField } from '../../../core/record/fields';
import { enquiryFields } from '../../../domain/site/siteFields';
import { EnquiryType } from '../../../domain/site/enums';
import { Required } from '../../../domain/rules/rules';
import { ValidEmail } from '../../../domain/rules/fieldRules';
import { RecordInput } from '../../../core/record/record.inputs';

@InputType()
export class SubmitEnquiryInput {
  @Field(() => EnquiryType, { nullable: true })
  @Required('Please select enquiry type')
  enquiryType: EnquiryType;

  @InputField(enquiryFields.name)
  name: string;

  @ValidEmail()
  @InputField(enquiryFields.email)
  email: string;

  @InputField(enquiryFields.message)
  message: string;
}

@InputType()
export class ResolveEnquiryInput extends RecordInput {
  @InputField(enquiryFields.resolution)
  resolution: string;
}
