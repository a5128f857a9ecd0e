import { Field, InputType } from 'type-graphql';
import { MaxLength, Optional, Required } from '../../domain/rules';
import { ValidGstin } from '../../domain/fieldRules';
import { MultiLine } from '../../domain/text';
import { changeOf } from '../../core/record.inputs';

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
export class UpdateCustomerInput extends changeOf(CreateCustomerInput) {}
