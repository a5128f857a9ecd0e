import { Field, ID, InputType, Int } from 'type-graphql';
import { isGstin, normalizeGstin } from '../../domain/gstin';
import { MaxLength, isPresent, Optional, Required, rule } from '../../domain/rules';
import { MultiLine } from '../../domain/text';

const ValidGstin = () =>
  rule(
    'gstin',
    'Please enter valid GST number',
    (value) => !isPresent(value) || isGstin(normalizeGstin(String(value))),
  );

@InputType()
export class CreateCustomerInput {
  @Field(() => String, { nullable: true })
  @MaxLength(120, 'Name')
  @Required('Please enter name')
  name: string;

  @Field(() => String, { nullable: true })
  @MaxLength(160, 'Company name')
  @Required('Please enter company name')
  company: string;

  @Field(() => String, { nullable: true })
  @MaxLength(40, 'Contact number')
  @Required('Please enter contact number')
  contact: string;

  @Field(() => String, { nullable: true })
  @MultiLine()
  @MaxLength(300, 'Address')
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
  @Required('uniqueId is required')
  uniqueId: string;

  @Field(() => Int, { nullable: true })
  @Optional()
  version?: number | null;
}
