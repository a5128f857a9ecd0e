import { Field, ID, InputType, Int } from 'type-graphql';
import { isGstin, normalizeGstin } from '../../domain/gstin';
import { AtMost, isPresent, Optional, Present, rule } from '../../domain/rules';
import { MultiLine } from '../../domain/text';

const ValidGstin = () =>
  rule('gstin', 'Please enter valid GST number', (value) => !isPresent(value) || isGstin(normalizeGstin(String(value))));

@InputType()
export class CreateCustomerInput {
  @Field(() => String, { nullable: true })
  @AtMost(120, 'Name')
  @Present('Please enter name')
  name: string;

  @Field(() => String, { nullable: true })
  @AtMost(160, 'Company name')
  @Present('Please enter company name')
  company: string;

  @Field(() => String, { nullable: true })
  @AtMost(40, 'Contact number')
  @Present('Please enter contact number')
  contact: string;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @AtMost(300, 'Address')
  @Optional()
  address?: string | null;

  @Field(() => String, { nullable: true })
  @ValidGstin()
  @Optional()
  gst?: string | null;
}

@InputType()
export class UpdateCustomerInput extends CreateCustomerInput {
  @Field(() => ID)
  @Present('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;
}
